'use client';

import * as Radix from '@radix-ui/react-accordion';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../../lib/cx.js';
import { useAccordion } from './accordion-context.js';
import { AccordionContent, AccordionPanel } from './accordion-panel.js';
import { useIsEnhanced } from './use-enhanced.js';

interface AccordionEntryProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  value: string;
  title: ReactNode;
  disabled?: boolean | undefined;
}

/** One item of an accordion, in the look of the root. */
export function AccordionEntry({
  value,
  title,
  disabled = false,
  id,
  className,
  children,
  ...props
}: AccordionEntryProps) {
  const { look, ...accordion } = useAccordion();
  const enhanced = useIsEnhanced(accordion);
  const root = {
    'data-slot': look.item['data-slot'],
    'data-value': value,
    ...props,
    className: cx(look.item.className, className),
  };
  if (!enhanced) {
    return (
      <div data-disabled={disabled ? '' : undefined} {...root}>
        <Thread />
        <NativeEntry {...{ id, value, title, disabled }}>{children}</NativeEntry>
      </div>
    );
  }
  return (
    <Radix.Item {...root} id={id} value={value} disabled={disabled}>
      <Thread />
      <EntryParts {...{ value, title, disabled }}>{children}</EntryParts>
    </Radix.Item>
  );
}

type PartsProps = Pick<AccordionEntryProps, 'value' | 'title' | 'disabled' | 'children'>;

/**
 * The ids are our own: Radix's content, which would give them, measures itself when it mounts, and so forces a layout for
 * each item.
 */
function EntryParts({ value, title, disabled, children }: PartsProps) {
  const { look, headingLevel } = useAccordion();
  const [triggerId, contentId] = [useId(), useId()];
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <Radix.Header asChild>
        <Heading {...look.heading}>
          <Radix.Trigger {...look.trigger} id={triggerId} aria-controls={contentId}>
            <Title>{title}</Title>
            <Mark />
          </Radix.Trigger>
        </Heading>
      </Radix.Header>
      <AccordionPanel {...{ value, disabled, triggerId, contentId }}>{children}</AccordionPanel>
    </>
  );
}

/**
 * The item without script: the browser opens and closes it. A change before hydration is no hydration mismatch.
 * Browsers open `<details>` for a link to their content, not for a link to themselves or to an element around them.
 * So the id is on an element inside, at the top edge of the item.
 */
function NativeEntry({ id, value, title, disabled, children }: PartsProps & Pick<AccordionEntryProps, 'id'>) {
  const { look, headingLevel, openValues, group } = useAccordion();
  const Heading = `h${headingLevel}` as const;
  const unavailable = disabled && { 'aria-disabled': true, 'data-disabled': '', tabIndex: -1 };
  return (
    <details
      {...look.details}
      name={disabled ? undefined : group}
      open={openValues.includes(value)}
      suppressHydrationWarning
    >
      <summary {...look.trigger} {...unavailable}>
        <Heading {...look.heading}>
          <Title>{title}</Title>
        </Heading>
        <Mark />
      </summary>
      {id && <span {...look.target} id={id} />}
      <AccordionContent>{children}</AccordionContent>
    </details>
  );
}

function Thread() {
  return <span {...useAccordion().look.thread} aria-hidden="true" />;
}

function Title({ children }: { children: ReactNode }) {
  return <span {...useAccordion().look.title}>{children}</span>;
}

/** A plus sign; its upright line slides out when the item opens. */
function Mark() {
  const { look } = useAccordion();
  return (
    <span {...look.mark} aria-hidden="true">
      <span {...look.markWeft} />
      <span {...look.markWarp} />
    </span>
  );
}
