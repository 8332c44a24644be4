import { cva } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { hasContent } from '../../lib/has-content.js';
import { ToneMark } from '../../lib/tone-mark.js';
import { capitaliseMessage, type MessageCapitalisation } from '../field/capitalise.js';

/** The status of a task: not started, in progress, done or failed. */
export type StatusPanelStatus = 'pending' | 'busy' | 'success' | 'failure';

/** Props of {@link StatusPanel}: those of a native `<div>` and these. */
export interface StatusPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The status of the task. Change it on the same panel, so that each change is announced. */
  status: StatusPanelStatus;
  /** The text of the status, such as 'Verifying your email...'. */
  title: ReactNode;
  /**
   * Level of its heading; it is usually the page's own.
   * @default 1
   */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** The meaning of the status, or the error, as phrasing content. Pass a server's message as plain text. */
  description?: ReactNode;
  /**
   * Which letters of a `description` that is plain text become capitals.
   * @default 'none'
   */
  capitalise?: MessageCapitalisation | undefined;
  /** What to do next: a `LinkButton` or two. Not announced with the message. */
  actions?: ReactNode;
  /** Further content below the message, such as a form that requests a new link. Not announced with the message. */
  children?: ReactNode;
}

/**
 * Shows the state of a task that the visitor waits for, such as the verification of an email address, as the content
 * of a page. For a message beside a form use `Notice`.
 *
 * The message moves between two live regions that stay in the page: a failure is announced at once (WAI-ARIA
 * `alert`), everything else at the next pause (`status`; WCAG 4.1.3). It does not move focus.
 *
 * @example
 * <StatusPanel
 *   status="success"
 *   title="Your email is verified"
 *   description="You can log in now."
 *   actions={<LinkButton variant="action" href="/login">Log in</LinkButton>}
 * />
 */
export function StatusPanel({
  status,
  title,
  headingLevel = 1,
  description,
  capitalise = 'none',
  actions,
  className,
  children,
  ...props
}: StatusPanelProps) {
  const Heading = `h${headingLevel}` as const;
  const message = (
    <div data-slot="status-panel-message" className="ds:flex ds:min-w-0 ds:flex-col ds:gap-3">
      {/* Not inherited, since some resets say how the words of headings and paragraphs break. */}
      <Heading
        data-slot="status-panel-title"
        className="ds:text-heading-lg ds:font-wide ds:text-balance ds:wrap-anywhere"
      >
        {title}
      </Heading>
      {hasContent(description) && (
        <p
          data-slot="status-panel-description"
          className="ds:max-w-measure ds:text-lead ds:text-pretty ds:text-muted ds:wrap-anywhere"
        >
          {typeof description === 'string' ? capitaliseMessage(description, capitalise) : description}
        </p>
      )}
    </div>
  );
  return (
    <div
      data-slot="status-panel"
      data-status={status}
      {...props}
      className={cx(
        'ds:flex ds:w-full ds:min-w-0 ds:flex-col ds:items-start ds:gap-6 ds:font-sans ds:text-default',
        className,
      )}
    >
      <StatusMark status={status} />
      <div data-slot="status-panel-regions">
        <div data-slot="status-panel-status" role="status">
          {status !== 'failure' && message}
        </div>
        <div data-slot="status-panel-alert" role="alert">
          {status === 'failure' && message}
        </div>
      </div>
      {children}
      {hasContent(actions) && (
        <div data-slot="status-panel-actions" className="ds:flex ds:flex-wrap ds:items-center ds:gap-4">
          {actions}
        </div>
      )}
    </div>
  );
}

/** The threads of the diamond, from left to right, each as long as it is dyed. */
const THREADS = [
  'M2 13v6',
  'M6 8v15',
  'M10 4v25',
  'M14 1v11M14 20v11',
  'M18 0v12M18 21v11',
  'M22 4v24',
  'M26 9v15',
  'M30 14v5',
] as const;

/** In the colour of the status; it moves by status-panel.css. */
const statusPanelMarkClasses = cva('ds:size-12 ds:shrink-0 ds:forced-colors:text-[CanvasText]', {
  variants: {
    status: {
      pending: 'ds:text-accent',
      busy: 'ds:text-accent',
      success: 'ds:text-success',
      failure: 'ds:text-danger',
    },
  },
});

/** A woven diamond: threads while waiting; afterwards the dyed mark of every message. */
function StatusMark({ status }: Pick<StatusPanelProps, 'status'>) {
  const mark = { 'data-slot': 'status-panel-mark', className: statusPanelMarkClasses({ status }) };
  if (status === 'success') return <ToneMark {...mark} tone="success" />;
  if (status === 'failure') return <ToneMark {...mark} />;
  return (
    <svg {...mark} viewBox="0 0 32 32" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden="true">
      {THREADS.map((thread) => (
        <path key={thread} data-slot="status-panel-thread" d={thread} />
      ))}
    </svg>
  );
}
