'use client';

import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { fragmentTarget } from '../../lib/fragment.js';

/** Props of {@link SkipLink}: those of a native `<a>` and these. */
export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Where to: `#` and the id of an element of this page, most often `<main>`. */
  href: string;
  /**
   * What the link says.
   * @default 'Skip to content'
   */
  children?: ReactNode;
}

/**
 * The first stop of the Tab key: leads past what every page repeats, to what this one is about. Put it first in
 * `<body>`. A native link (WAI-ARIA APG, Link).
 *
 * Unseen until it takes the focus. The focus goes to the target, whether or not that can be focused by itself (WCAG
 * 2.4.1); without script it is a plain link to a fragment.
 */
export function SkipLink({
  href,
  className,
  onClick,
  children = 'Skip to content',
  ...props
}: SkipLinkProps) {
  return (
    <a
      data-slot="skip-link"
      {...props}
      href={href}
      className={cx(
        'ds:sr-only ds:rounded-md ds:border-strong ds:bg-surface ds:font-sans ds:text-label ds:text-link',
        'ds:underline-thread ds:shadow-overlay ds:wrap-anywhere',
        'ds:focus:not-sr-only ds:focus:fixed ds:focus:start-4 ds:focus:top-4 ds:focus:z-skip-link',
        'ds:focus:inline-flex ds:focus:min-h-control ds:focus:max-w-measure ds:focus:items-center',
        'ds:focus:border-hairline ds:focus:px-4 ds:focus:py-2 ds:focus:focus-ring',
        className,
      )}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) moveFocus(event, href);
      }}
    >
      {children}
    </a>
  );
}

/**
 * The browser follows the link and scrolls; on its own it moves only the point that Tab goes on from, and screen readers
 * stay where they were. An element made focusable for this is put back when the focus leaves it, so that a later
 * click into it does not take the focus.
 */
function moveFocus(event: MouseEvent, href: string) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const target = fragmentTarget(href);
  if (!target) return;
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  target.focus({ preventScroll: true });
}
