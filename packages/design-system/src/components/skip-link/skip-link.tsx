'use client';

import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { fragmentTarget } from '../../lib/fragment.js';

/** Props of {@link SkipLink}: those of a native `<a>` and these. */
export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** The target: `#` and the id of an element of this page, usually `<main>`. */
  href: string;
  /**
   * The text of the link.
   * @default 'Skip to content'
   */
  children?: ReactNode;
}

/**
 * Skips repeated content and moves focus to the main content of the page. Put it first in `<body>`. A native link
 * (WAI-ARIA APG, Link).
 *
 * Visually hidden until it has focus. It moves focus to the target, even if that is not focusable by itself (WCAG
 * 2.4.1). Without script it is a plain fragment link.
 *
 * @example
 * <SkipLink href="#main" />
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
        'ds:underline-thread ds:elevation-overlay ds:wrap-anywhere',
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
 * Scrolls to the target and focuses it. The browser would move only the starting point of Tab, and screen readers would stay
 * where they were; under a hash router or a `<base>` it would leave the page. An element made focusable for this loses its
 * `tabindex` on blur, so that a later click into it does not focus it.
 */
function moveFocus(event: MouseEvent<HTMLAnchorElement>, href: string) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.currentTarget.target) return;
  const target = fragmentTarget(href);
  if (!target) return;
  event.preventDefault();
  // jsdom, in which customers test their pages, cannot scroll.
  target.scrollIntoView?.();
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  const onBlur = () => {
    if (document.activeElement === target) return; // the whole window lost the focus
    target.removeAttribute('tabindex');
    target.removeEventListener('blur', onBlur);
  };
  target.addEventListener('blur', onBlur);
  target.focus({ preventScroll: true });
}
