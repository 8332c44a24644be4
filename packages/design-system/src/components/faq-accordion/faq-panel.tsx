'use client';

import * as Accordion from '@radix-ui/react-accordion';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../../lib/cx.js';
import { useLatest } from '../../lib/use-latest.js';
import { useFaq } from './faq-context.js';

interface FaqPanelProps {
  value: string;
  answerId: string;
  children: ReactNode;
}

/** No motion when a search or a link has opened the answer: it must be visible at once. */
export const FAQ_MOTION = 'ds:ease-standard ds:group-data-revealed/faq:transition-none';

/**
 * A grid row opens and closes it, so that no script measures or writes a height. On paper every answer is open.
 */
const PANEL = cx(
  'ds:grid ds:grid-cols-1 ds:grid-rows-[1fr] ds:transition-[grid-template-rows,content-visibility]',
  'ds:transition-discrete ds:duration-fast',
  'ds:data-[state=closed]:grid-rows-[0fr]',
  'ds:data-[state=closed]:[content-visibility:hidden]',
  'ds:print:grid-rows-[1fr]! ds:print:[content-visibility:visible]!',
  FAQ_MOTION,
);

/** The box of the answer, which opens and closes. */
export function FaqPanel({ value, answerId, children }: FaqPanelProps) {
  const { openValue, reveal } = useFaq();
  const open = openValue === value;
  const panel = useRef<HTMLDivElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const overflows = useOverflows(answer);
  useFindable(panel, open, () => reveal(value));

  return (
    <div ref={panel} data-slot="faq-panel" data-state={open ? 'open' : 'closed'} className={PANEL}>
      <div data-slot="faq-clip" className="ds:min-h-0 ds:overflow-y-clip">
        <Accordion.Content asChild forceMount id={answerId} ref={answer}>
          <FaqAnswer overflows={overflows}>{children}</FaqAnswer>
        </Accordion.Content>
      </div>
    </div>
  );
}

interface AnswerProps extends Pick<ComponentPropsWithRef<'div'>, 'id' | 'role' | 'aria-labelledby' | 'ref'> {
  overflows?: boolean | undefined;
  children: ReactNode;
}

/** At most size.faq-answer high; a longer answer scrolls. */
const ANSWER = cx(
  'ds:my-2 ds:max-h-faq-answer ds:overflow-y-auto ds:rounded-sm ds:text-body ds:text-default',
  'ds:focus-visible:focus-ring-words ds:noscript:max-h-none ds:print:max-h-none',
  'ds:[scrollbar-color:var(--ds-color-line-strong)_transparent] ds:[scrollbar-width:thin]',
);

/**
 * The answer. Takes only the named props from Radix: its style attribute would violate a strict content security
 * policy.
 */
export function FaqAnswer({
  overflows,
  children,
  ref,
  id,
  role,
  'aria-labelledby': labelledBy,
}: AnswerProps) {
  return (
    <div
      ref={ref}
      id={id}
      role={role}
      aria-labelledby={labelledBy}
      data-slot="faq-answer"
      data-overflows={overflows || undefined}
      tabIndex={overflows ? 0 : undefined}
      className={ANSWER}
    >
      <div data-slot="faq-answer-body" className="ds:max-w-measure ds:pe-8 ds:pb-2 ds:wrap-break-word">
        {children}
      </div>
    </div>
  );
}

/**
 * Hides a closed panel with `hidden="until-found"`, so that find-in-page and links can open it. Set on the node,
 * because React writes `hidden` as a boolean. Browsers without `until-found` get plain `hidden`.
 */
function useFindable(panel: RefObject<HTMLDivElement | null>, open: boolean, onFound: () => void) {
  const latest = useLatest(onFound);

  useLayoutEffect(() => {
    const node = panel.current;
    if (open) node?.removeAttribute('hidden');
    else node?.setAttribute('hidden', 'onbeforematch' in node ? 'until-found' : '');
  }, [panel, open]);

  useEffect(() => {
    const node = panel.current;
    // The browser scrolls to the match as soon as the handler returns, so the answer must be laid out by then.
    const found = () => flushSync(() => latest.current());
    node?.addEventListener('beforematch', found);
    return () => node?.removeEventListener('beforematch', found);
  }, [panel, latest]);
}

/** Whether the answer overflows its box, which then must be scrollable by keyboard (WCAG 2.1.1). */
function useOverflows(box: RefObject<HTMLDivElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const node = box.current;
    if (!node) return;
    const observer = new ResizeObserver(() => setOverflows(node.scrollHeight > node.clientHeight));
    observer.observe(node);
    if (node.firstElementChild) observer.observe(node.firstElementChild);
    return () => observer.disconnect();
  }, [box]);
  return overflows;
}
