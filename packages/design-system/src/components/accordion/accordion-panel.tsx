'use client';

import {
  type ComponentPropsWithRef,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useFindable } from '../../lib/use-findable.js';
import { useAccordion } from './accordion-context.js';

interface AccordionPanelProps {
  value: string;
  disabled: boolean | undefined;
  triggerId: string;
  contentId: string;
  children: ReactNode;
}

/** The box of the content, which a grid row opens and closes, so that no script measures or writes a height. */
export function AccordionPanel({ value, disabled, triggerId, contentId, children }: AccordionPanelProps) {
  const { look, openValues, multiple, reveal } = useAccordion();
  const open = openValues.includes(value);
  const panel = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const overflows = useOverflows(content, look.scrolls === true && open);
  useFindable(panel, open, disabled ? undefined : () => reveal(value));

  return (
    <div {...look.panel} ref={panel} data-state={open ? 'open' : 'closed'}>
      <div {...look.clip}>
        <AccordionContent
          ref={content}
          id={contentId}
          // Regions are landmarks: where many may be open, they are groups (WAI-ARIA APG, Accordion).
          role={multiple ? 'group' : 'region'}
          aria-labelledby={triggerId}
          overflows={overflows}
        >
          {children}
        </AccordionContent>
      </div>
    </div>
  );
}

interface ContentProps extends Pick<ComponentPropsWithRef<'div'>, 'id' | 'role' | 'aria-labelledby' | 'ref'> {
  overflows?: boolean;
  children: ReactNode;
}

/** The content, with or without script. */
export function AccordionContent({ overflows = false, children, ...props }: ContentProps) {
  const { look } = useAccordion();
  return (
    <div
      {...look.content}
      {...props}
      data-overflows={overflows || undefined}
      tabIndex={overflows ? 0 : undefined}
    >
      <div {...look.body}>{children}</div>
    </div>
  );
}

/** Whether open content overflows its box, which then must be scrollable by keyboard (WCAG 2.1.1). */
function useOverflows(box: RefObject<HTMLDivElement | null>, open: boolean): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const node = box.current;
    // jsdom, in which customers test their pages, lays nothing out and has no observer.
    if (!node || !open || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      // Without the box's own padding, which it has only while its content overflows.
      const padding = Number.parseFloat(getComputedStyle(node).paddingBlockEnd);
      setOverflows(Math.round(node.scrollHeight - padding) > node.clientHeight);
    });
    observer.observe(node);
    if (node.firstElementChild) observer.observe(node.firstElementChild);
    return () => observer.disconnect();
  }, [box, open]);
  return overflows && open;
}
