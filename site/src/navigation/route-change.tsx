import { useEffect, useLayoutEffect, useRef } from 'react';
import { cancelScroll } from './go-to-section.ts';
import { pathOf } from './routes.ts';
import { scrollToStart } from './scroll-restoration.ts';
import { updateHead } from './update-head.ts';

/** Id of the main landmark, the target of the skip link. */
export const mainId = 'main';

/**
 * Does on a client-side path change what a page load does: scrolls to the start, cancels a pending scroll to a
 * section, updates the head, and moves the focus to the section of the fragment or to the heading, so that screen readers
 * announce where the reader is (WCAG 2.4.3).
 *
 * @param props.pathname The path of the page that is shown.
 * @param props.hash `#` and its fragment, or an empty string.
 */
export function RouteChange({ pathname, hash }: { pathname: string; hash: string }) {
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    scrollToStart(hash);
  }, [pathname, hash]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (pathname !== pathOf('landing')) cancelScroll();
    updateHead(pathname);
    focusPage(hash);
  }, [pathname, hash]);

  return null;
}

/**
 * Focuses the section of the fragment; without one the page's heading, or the main landmark if there is no heading or an alert
 * announces itself.
 */
function focusPage(hash: string): void {
  const section = document.getElementById(hash.slice(1));
  section?.focus({ preventScroll: true });
  if (section && document.activeElement === section) return;
  const main = document.getElementById(mainId);
  const heading = main?.querySelector<HTMLElement>('h1:not([role=alert] *)');
  if (heading) {
    heading.tabIndex = -1;
    const onBlur = () => {
      if (document.activeElement === heading) return; // the whole window lost the focus
      heading.removeAttribute('tabindex');
      heading.removeEventListener('blur', onBlur);
    };
    heading.addEventListener('blur', onBlur);
  }
  (heading ?? main)?.focus({ preventScroll: true });
}
