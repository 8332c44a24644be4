'use client';

import * as Accordion from '@radix-ui/react-accordion';
import { type ComponentPropsWithRef, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { cx } from '../../lib/cx.js';
import { useControllableState } from '../../lib/use-controllable-state.js';
import { type FaqHeadingLevel, FaqProvider } from './faq-context.js';
import { useEnhanced } from './use-enhanced.js';
import { useOpenFromLink } from './use-open-from-link.js';

/** Props of {@link FaqAccordion}: those of a native `<div>` and these. */
export interface FaqAccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue'> {
  /**
   * Level of the heading that each question stands in: one below the heading of the section.
   * @default 3
   */
  headingLevel?: FaqHeadingLevel | undefined;
  /** The `value` of the open item, for a state of your own; an empty string when none is open. */
  value?: string | undefined;
  /**
   * The `value` of the item that is open at first.
   * @default ''
   */
  defaultValue?: string | undefined;
  /** Called with the `value` of the item that opens, or an empty string when the open one closes. */
  onValueChange?: ((value: string) => void) | undefined;
  /** `FaqItem`s. At most six, since each open answer is a landmark-like region. */
  children?: ReactNode;
}

/** Native props for the root; Radix's own arrow-key handler is left out on purpose. */
interface FrameProps {
  host: ComponentPropsWithRef<'div'>;
  revealed: boolean;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Arrow keys scroll the page, as the pattern allows: so the handler that Radix gives its child is not passed
 * on.
 */
function Frame({ host, revealed, children, ref }: FrameProps) {
  return (
    <div data-slot="faq-accordion" data-revealed={revealed || undefined} {...host} ref={ref}>
      {children}
    </div>
  );
}

/**
 * Questions with one answer open at a time; pressing the open one closes it.
 *
 * WAI-ARIA APG, Accordion, without its optional arrow keys. Closed answers stay in the page: they are found by the
 * browser's search and opened by a link to an `id` in or on an item. The server's HTML is `<details>`, which work before
 * the script has arrived and without any; what a reader has opened by then stays open.
 */
export function FaqAccordion({
  headingLevel = 3,
  value,
  defaultValue = '',
  onValueChange,
  className,
  children,
  ref,
  ...props
}: FaqAccordionProps) {
  const root = useRef<HTMLDivElement>(null);
  const [openValue, setOpenValue] = useControllableState(value, defaultValue, onValueChange);
  const [revealed, setRevealed] = useState(false);

  const change = (next: string, found: boolean) => {
    setRevealed(found);
    setOpenValue(next);
  };
  const reveal = (next: string) => change(next, true);
  const openings = { root, openValue, reveal };
  const enhanced = useEnhanced(openings);
  useOpenFromLink(enhanced, openings);

  return (
    <FaqProvider value={{ headingLevel, openValue, enhanced, group: useId(), reveal }}>
      <Accordion.Root
        asChild
        type="single"
        collapsible
        value={openValue}
        onValueChange={(next) => change(next, false)}
        ref={root}
      >
        <Frame
          ref={ref}
          revealed={revealed}
          host={{
            ...props,
            className: cx('ds:group/faq ds:border-b-hairline ds:border-default ds:font-sans', className),
          }}
        >
          {children}
        </Frame>
      </Accordion.Root>
    </FaqProvider>
  );
}
