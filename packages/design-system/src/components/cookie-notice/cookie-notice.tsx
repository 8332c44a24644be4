'use client';

import { type ComponentPropsWithRef, type ReactNode, useImperativeHandle, useRef } from 'react';
import { cx } from '../../lib/cx.js';
import { hasContent } from '../../lib/has-content.js';
import { useRoom } from '../../lib/use-room.js';
import { useStyleCheck } from '../../lib/use-style-check.js';
import { Button } from '../button/button.js';
import { useAskedFor } from './use-asked-for.js';

/** What the reader chose. */
export type CookieChoice = 'accepted' | 'declined';

/** `fixed` to the lower edge of the window, or `static` in the page. */
export type CookieNoticePosition = 'fixed' | 'static';

/** Props of {@link CookieNotice}: those of a native `<section>` and these. */
export interface CookieNoticeProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'autoFocus'> {
  /**
   * Called with the choice. Store it, set the accepted cookies, and stop rendering the notice.
   */
  onChoice: (choice: CookieChoice) => void;
  /**
   * The position of the notice: at the lower edge of the window, or in the page.
   * @default 'fixed'
   */
  position?: CookieNoticePosition | undefined;
  /**
   * Whether it takes the focus when it appears, and returns it. Set it only when the reader opens the notice to change the
   * choice.
   * @default false
   */
  autoFocus?: boolean | undefined;
  /**
   * The name of the landmark.
   * @default 'Cookies'
   */
  label?: string | undefined;
  /** The question in a few words. */
  title: ReactNode;
  /** Which cookies the site sets, why, and who sets them, with a link to the details. */
  description?: ReactNode;
  /**
   * The label of the button that accepts.
   * @default 'Accept'
   */
  acceptLabel?: string | undefined;
  /**
   * The label of the button that declines.
   * @default 'Decline'
   */
  declineLabel?: string | undefined;
  /** Further content below the description, such as a `CheckboxGroup` of purposes. */
  children?: ReactNode;
}

/**
 * Asks whether the site may set cookies that it does not need. It sets and remembers nothing: the page does, after
 * `onChoice`. The two buttons look alike, so that neither choice is favoured.
 *
 * A region landmark, not a dialog: it takes no focus by itself, and the page remains usable. Put it first into the page, after the
 * skip link. Without script nothing can be set, and the notice is not shown.
 *
 * @example
 * ```tsx
 * {choice === undefined && (
 *   <CookieNotice
 *     title="May we count visits?"
 *     description={<>No one else sees the figures. <Link href="/privacy">Privacy</Link></>}
 *     onChoice={remember}
 *   />
 * )}
 * ```
 */
export function CookieNotice({
  onChoice,
  position = 'fixed',
  autoFocus = false,
  label = 'Cookies',
  title,
  description,
  acceptLabel = 'Accept',
  declineLabel = 'Decline',
  ref,
  className,
  children,
  ...props
}: CookieNoticeProps) {
  useStyleCheck('cookie-notice', 'marketing.css');
  const notice = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => notice.current as HTMLElement, []);
  useRoom(notice, '--ds-cookie-notice-size', position === 'fixed');
  useAskedFor(notice, autoFocus);
  return (
    <section
      data-slot="cookie-notice"
      data-position={position}
      aria-label={label}
      // For `autoFocus`; not a tab stop.
      tabIndex={-1}
      {...props}
      ref={notice}
      className={cx('ds:cookie-notice ds:within-page', className)}
    >
      <div data-slot="cookie-notice-content" className="ds:cookie-notice-content">
        <div data-slot="cookie-notice-words" className="ds:cookie-notice-words">
          <p data-slot="cookie-notice-title" className="ds:cookie-notice-title">
            {title}
          </p>
          {hasContent(description) && (
            <p data-slot="cookie-notice-description" className="ds:cookie-notice-description">
              {description}
            </p>
          )}
          {children}
        </div>
        <div data-slot="cookie-notice-actions" className="ds:cookie-notice-actions">
          <Button fullWidth onClick={() => onChoice('accepted')}>
            {acceptLabel}
          </Button>
          <Button fullWidth onClick={() => onChoice('declined')}>
            {declineLabel}
          </Button>
        </div>
      </div>
    </section>
  );
}
