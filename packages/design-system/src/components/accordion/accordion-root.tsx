'use client';

import * as Radix from '@radix-ui/react-accordion';
import { type ComponentPropsWithRef, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { cx } from '../../lib/cx.js';
import { useControllableState } from '../../lib/use-controllable-state.js';
import { useStyleCheck } from '../../lib/use-style-check.js';
import { type AccordionHeadingLevel, type AccordionLook, AccordionProvider } from './accordion-context.js';
import { disabledValues } from './items.js';
import { useEnhanced } from './use-enhanced.js';
import { useOpenFromLink } from './use-open-from-link.js';

interface AccordionRootProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue'> {
  look: AccordionLook;
  headingLevel: AccordionHeadingLevel;
  multiple: boolean;
  value: readonly string[] | undefined;
  defaultValue: readonly string[];
  onValueChange: ((value: string[]) => void) | undefined;
}

/** The state and the behaviour of an accordion, without a look. */
export function AccordionRoot({
  look,
  headingLevel,
  multiple,
  value,
  defaultValue,
  onValueChange,
  className,
  children,
  ref,
  ...props
}: AccordionRootProps) {
  useStyleCheck(look.root['data-slot'], look.sheet);
  const root = useRef<HTMLDivElement>(null);
  const [openValues, setOpenValues] = useControllableState<readonly string[]>(value, defaultValue, (next) =>
    onValueChange?.([...next]),
  );
  const [revealed, setRevealed] = useState(false);
  const group = useId();

  const change = (next: readonly string[], found: boolean) => {
    const disabled = multiple ? [] : disabledValues(root.current, look);
    setRevealed(found);
    setOpenValues(multiple ? next : next.filter((each) => each === next.at(-1) || disabled.includes(each)));
  };
  const show = (next: readonly string[]) => change(next, true);
  const reveal = (next: string) => show([...openValues, next]);
  const enhancement = useEnhanced({ root, look, openValues, show });
  useOpenFromLink(enhancement.round > 0, { root, look, openValues, reveal });

  return (
    <AccordionProvider
      value={{
        look,
        headingLevel,
        openValues,
        multiple,
        ...enhancement,
        group: multiple ? undefined : group,
        reveal,
      }}
    >
      <Radix.Root
        asChild
        type="multiple"
        value={[...openValues]}
        onValueChange={(next) => change(next, false)}
        ref={root}
      >
        <Frame
          ref={ref}
          host={{
            'data-slot': look.root['data-slot'],
            'data-revealed': revealed || undefined,
            ...props,
            className: cx(look.root.className, className),
          }}
        >
          {children}
        </Frame>
      </Radix.Root>
    </AccordionProvider>
  );
}

interface FrameProps {
  /** All props of the root. */
  host: ComponentPropsWithRef<'div'> & Record<`data-${string}`, string | boolean | undefined>;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Does not pass on the key handler that Radix gives its child: arrow keys scroll the page, as the pattern allows. */
function Frame({ host, children, ref }: FrameProps) {
  return (
    <div {...host} ref={ref}>
      {children}
    </div>
  );
}
