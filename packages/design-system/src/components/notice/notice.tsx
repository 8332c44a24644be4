import { cva } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { hasContent } from '../../lib/has-content.js';
import { ToneMark } from '../../lib/tone-mark.js';
import { capitaliseMessage, type MessageCapitalisation } from '../field/capitalise.js';

/** The meaning of the message. */
export type NoticeTone = 'info' | 'success' | 'danger';

/** When a notice is announced: at the next pause, at once, or not by itself. */
export type NoticeLive = 'polite' | 'assertive' | 'off';

/** Props of {@link Notice}: those of a native `<div>` and these. */
export interface NoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /**
   * The meaning of the message, which sets colours and icon.
   * @default 'info'
   */
  tone?: NoticeTone | undefined;
  /**
   * When assistive technology announces it: `polite` is `role="status"`, `assertive` is `role="alert"`, `off` is
   * neither.
   * @default 'assertive' for danger, 'polite' for success, 'off' for info
   */
  live?: NoticeLive | undefined;
  /** A line in bold above the text. */
  title?: ReactNode;
  /**
   * Which letters of a message that is plain text become capitals.
   * @default 'none'
   */
  capitalise?: MessageCapitalisation | undefined;
  /** The message. An empty notice takes no room; its live region stays, so that a later message is announced. */
  children?: ReactNode;
}

const LIVE: Record<NoticeTone, NoticeLive> = { info: 'off', success: 'polite', danger: 'assertive' };
const ROLE: Record<NoticeLive, 'status' | 'alert' | undefined> = {
  polite: 'status',
  assertive: 'alert',
  off: undefined,
};

const noticeClasses = cva(
  [
    'ds:grid ds:grid-cols-[auto_1fr] ds:gap-3 ds:rounded-sm ds:border-hairline ds:border-s-thread ds:p-4',
    'ds:font-sans ds:text-body-sm ds:text-default',
    'ds:data-empty:sr-only',
  ],
  {
    variants: {
      tone: {
        info: 'ds:border-info ds:bg-info',
        success: 'ds:border-success ds:bg-success',
        danger: 'ds:border-danger ds:bg-danger',
      },
    },
    defaultVariants: { tone: 'info' },
  },
);

/** In the colour of the tone, as high as the line beside it. */
const noticeIconClasses = cva('ds:h-lh ds:w-icon ds:shrink-0', {
  variants: { tone: { info: 'ds:text-info', success: 'ds:text-success', danger: 'ds:text-danger' } },
  defaultVariants: { tone: 'info' },
});

/**
 * Tells what happened, or what to know, where it matters. Put a message about one field into the field.
 *
 * A live region where needed (WAI-ARIA `status` and `alert`, WCAG 4.1.3); it never takes focus.
 *
 * @example
 * <Notice tone="success" title="Thank you">
 *   Your order is on its way.
 * </Notice>
 */
export function Notice({
  tone = 'info',
  live = LIVE[tone],
  title,
  capitalise = 'none',
  className,
  children,
  ...props
}: NoticeProps) {
  const empty = !hasContent(children) && !hasContent(title);
  return (
    <div
      data-slot="notice"
      data-tone={tone}
      data-empty={empty || undefined}
      role={ROLE[live]}
      {...props}
      className={noticeClasses({ tone, className })}
    >
      {!empty && (
        <>
          <ToneMark data-slot="notice-icon" className={noticeIconClasses({ tone })} tone={tone} />
          <div data-slot="notice-content" className="ds:min-w-0 ds:wrap-break-word">
            {hasContent(title) && (
              <p data-slot="notice-title" className="ds:text-body ds:font-medium">
                {title}
              </p>
            )}
            {typeof children === 'string' ? capitaliseMessage(children, capitalise) : children}
          </div>
        </>
      )}
    </div>
  );
}
