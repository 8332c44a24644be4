import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CloseIcon } from '../../icons/icons.js';
import { cx } from '../../lib/cx.js';
import { hasContent } from '../../lib/has-content.js';
import { ToneMark } from '../../lib/tone-mark.js';
import { iconButtonVariants } from '../icon-button/icon-button.variants.js';

/** The kind of message, with the tones of `Notice`. */
export type BannerTone = 'info' | 'success' | 'danger';

/** Props of {@link Banner}: those of a native `<section>` and these. */
export interface BannerProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /**
   * The kind of message, which sets colours and icon.
   * @default 'info'
   */
  tone?: BannerTone | undefined;
  /**
   * The name of the landmark.
   * @default 'Announcement'
   */
  label?: string | undefined;
  /** The message in a few words. */
  title: ReactNode;
  /** A sentence that says more than the title. */
  description?: ReactNode;
  /** A link or button: what the reader can do. */
  action?: ReactNode;
  /**
   * Called when the reader dismisses the banner: leave it out from then on, and remember that it was read. Without it there
   * is no button to dismiss it.
   */
  onDismiss?: (() => void) | undefined;
  /**
   * The accessible name of the button that dismisses the banner.
   * @default 'Dismiss'
   */
  dismissLabel?: string | undefined;
  /** Further content, below the description. */
  children?: ReactNode;
}

/**
 * A notice for the whole page, from edge to edge: planned maintenance, a launch, an expired card. It is a region landmark and
 * is not announced by itself; a message about what the reader has just done is a `Notice`.
 *
 * @example
 * <Banner
 *   title="The shop closes at noon on Friday."
 *   description="Orders are packed on Monday."
 *   action={<Link href="/hours">Opening hours</Link>}
 * />
 */
export function Banner({
  tone = 'info',
  label = 'Announcement',
  title,
  description,
  action,
  onDismiss,
  dismissLabel = 'Dismiss',
  className,
  children,
  ...props
}: BannerProps) {
  return (
    <section
      data-slot="banner"
      data-tone={tone}
      aria-label={label}
      {...props}
      className={cx('ds:banner ds:within-page', className)}
    >
      <ToneMark data-slot="banner-icon" className="ds:banner-icon" tone={tone} />
      <div data-slot="banner-content" className="ds:banner-content">
        <div data-slot="banner-words" className="ds:banner-words">
          <p data-slot="banner-title" className="ds:banner-title">
            {title}
          </p>
          {hasContent(description) && (
            <p data-slot="banner-description" className="ds:banner-description">
              {description}
            </p>
          )}
          {children}
        </div>
        {hasContent(action) && (
          <div data-slot="banner-action" className="ds:banner-action">
            {action}
          </div>
        )}
      </div>
      {onDismiss && (
        <div data-slot="banner-end" className="ds:banner-end">
          {/* Not an IconButton: it is a client component, which would add script to every server-rendered page with a banner. */}
          <button
            data-slot="banner-dismiss"
            data-variant="quiet"
            data-size="md"
            type="button"
            aria-label={dismissLabel}
            className={iconButtonVariants()}
            onClick={() => onDismiss()}
          >
            <span data-slot="icon-button-icon" className="ds:grid ds:place-items-center" aria-hidden="true">
              <CloseIcon data-slot="banner-cross" className="ds:banner-cross" />
            </span>
          </button>
        </div>
      )}
    </section>
  );
}
