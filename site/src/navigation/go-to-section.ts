import { useCallback } from 'react';
import type { SectionId } from '../content/sections.ts';
import { scrollPage } from '../motion/scroll-page.ts';
import { useNavigate } from './router.ts';
import { pathOf } from './routes.ts';

/** Delay before scrolling to a section, in milliseconds (P-11). */
export const scrollDelay = { topBar: 100, footer: 1000 } as const;

/** Screens narrower than this scroll to the section's start, in px (P-13). */
const narrowScreen = 450;

/** Height of the top bar, kept free above the section, in px (P-13). */
const narrowOffset = 80;

/**
 * Scrolls to a section of the landing page (P-12 to P-14). Possibilities is the top of the page. A narrow screen shows
 * the section's start {@link narrowOffset} px below the window's top edge. Otherwise the section is centred, or starts
 * below the top bar where centring would hide its heading (P-14).
 */
function scrollToSection(id: SectionId): void {
  const section = document.getElementById(id);
  if (!section) return;
  scrollPage(
    id === 'possibilities' ? 0 : window.scrollY + section.getBoundingClientRect().top - placeOf(section),
  );
  section.focus({ preventScroll: true });
}

/** Distance from the window's top edge to the section's start, in px. */
function placeOf(section: HTMLElement): number {
  if (window.innerWidth < narrowScreen) return narrowOffset;
  const { top, height } = section.getBoundingClientRect();
  const heading = document.getElementById(section.getAttribute('aria-labelledby') ?? '') ?? section;
  const centred = (window.innerHeight - height) / 2;
  return centred + heading.getBoundingClientRect().top - top >= narrowOffset ? centred : narrowOffset;
}

/** Cancels the pending scroll, if any. Top bar, footer and logo share it, so that the latest choice wins. */
let stopPending: (() => void) | undefined;

/** Cancels a scroll that has not started. */
export function cancelScroll(): void {
  stopPending?.();
  stopPending = undefined;
}

/**
 * Returns a function that goes to the landing page and, after a delay, scrolls to one of its sections. A later call
 * replaces it, and `RouteChange` cancels it on another page. The scroll waits until the landing page has loaded.
 *
 * @param delay Milliseconds, one of {@link scrollDelay}.
 */
export function useGoToSection(delay: number): (id: SectionId) => void {
  const navigate = useNavigate();
  return useCallback(
    (id) => {
      cancelScroll();
      if (window.location.pathname !== pathOf('landing')) void navigate(pathOf('landing'));
      // Back before the landing page has loaded changes no route that `RouteChange` sees.
      window.addEventListener('popstate', cancelScroll, { once: true });
      const timer = window.setTimeout(() => {
        stopPending = whenShown(id, () => scrollToSection(id));
      }, delay);
      stopPending = () => window.clearTimeout(timer);
    },
    [navigate, delay],
  );
}

/**
 * Calls back when the element with the id is shown: the document may contain the next page already, hidden. Returns a
 * function that cancels the wait.
 */
function whenShown(id: string, callback: () => void): () => void {
  const observer = new MutationObserver(check);
  const stop = () => observer.disconnect();
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
  check();
  return stop;

  function check() {
    if (!document.getElementById(id)?.getClientRects().length) return;
    stop();
    callback();
  }
}
