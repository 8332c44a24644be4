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
   * Level of the heading around each question: one below the heading of the section.
   * @default 3
   */
  headingLevel?: FaqHeadingLevel | undefined;
  /** The `value` of the open item; makes it controlled. An empty string when none is open. */
  value?: string | undefined;
  /**
   * The `value` of the item that starts open.
   * @default ''
   */
  defaultValue?: string | undefined;
  /** Called with the `value` of the item that opens, or an empty string when the open one closes. */
  onValueChange?: ((value: string) => void) | undefined;
  /** `FaqItem`s, at most six: each open answer is a region. */
  children?: ReactNode;
}

/** Native props for the root. Radix's arrow-key handler is left out on purpose. */
interface FrameProps {
  host: ComponentPropsWithRef<'div'>;
  revealed: boolean;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Does not pass on the key handler that Radix gives its child: arrow keys scroll the page, as the pattern allows. */
function Frame({ host, revealed, children, ref }: FrameProps) {
  return (
    <div data-slot="faq-accordion" data-revealed={revealed || undefined} {...host} ref={ref}>
      {children}
    </div>
  );
}

/**
 * A list of questions with at most one open answer; a press on the open question closes it.
 *
 * WAI-ARIA APG, Accordion, without its optional arrow keys. Closed answers stay in the page: the browser's search
 * finds them, and a link to an `id` in or on an item opens it. The server's HTML uses `<details>`, which work without
 * script; an answer opened before hydration stays open.
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
