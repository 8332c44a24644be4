import { useCallback, useEffect } from 'react';
import type { SectionId } from '../content/sections.ts';
import { scrollPage } from '../motion/scroll-page.ts';
import { useLocation, useNavigate } from './router.ts';
import { pathOf } from './routes.ts';

/** Time between going home and scrolling, in milliseconds (P-11). */
export const scrollDelay = { topBar: 100, footer: 1000 } as const;

/** Screens narrower than this many px scroll to the section's start (P-13). */
export const narrowScreen = 450;

/** Height of the top bar, which a narrow screen keeps free above the section, in px (P-13). */
export const narrowOffset = 80;

/**
 * Scrolls to a section of the landing page (P-12 to P-14): Possibilities is the top of the page; a
 * narrow screen shows the section's start, {@link narrowOffset} px below the window's top edge; otherwise the section is
 * centred, or begins right below the top bar where centring would put its heading under the bar (P-14).
 */
export function scrollToSection(id: SectionId): void {
  const section = document.getElementById(id);
  if (!section) return;
  scrollPage(
    id === 'possibilities' ? 0 : window.scrollY + section.getBoundingClientRect().top - placeOf(section),
  );
  section.focus({ preventScroll: true });
}

/** How far below the window's top edge a section is to begin, in px. */
function placeOf(section: HTMLElement): number {
  if (window.innerWidth < narrowScreen) return narrowOffset;
  const { top, height } = section.getBoundingClientRect();
  const heading = document.getElementById(section.getAttribute('aria-labelledby') ?? '') ?? section;
  const centred = (window.innerHeight - height) / 2;
  return centred + heading.getBoundingClientRect().top - top >= narrowOffset ? centred : narrowOffset;
}

/** What stops the scroll that is on its way, if one is: top bar, footer and logo share it, and the latest choice wins. */
let stopPending: (() => void) | undefined;

/** Stops a scroll that has been chosen but has not begun. */
export function cancelScroll(): void {
  stopPending?.();
  stopPending = undefined;
}

/**
 * A function that goes to the landing page and then, after a delay, to one of its sections. A later choice replaces it,
 * and going to another page cancels it. Where the landing page itself is still on its way when the delay is over, the
 * scroll waits for it.
 *
 * @param delay Milliseconds, one of {@link scrollDelay}.
 */
export function useGoToSection(delay: number): (id: SectionId) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname !== pathOf('landing')) cancelScroll();
  }, [pathname]);
  useEffect(() => cancelScroll, []);

  return useCallback(
    (id) => {
      cancelScroll();
      if (window.location.pathname !== pathOf('landing')) void navigate(pathOf('landing'));
      const timer = window.setTimeout(() => {
        stopPending = whenPresent(id, () => scrollToSection(id));
      }, delay);
      stopPending = () => window.clearTimeout(timer);
    },
    [navigate, delay],
  );
}

/** Calls back once an element with the id is in the document. Returns what stops the wait. */
function whenPresent(id: string, callback: () => void): () => void {
  const observer = new MutationObserver(check);
  const stop = () => observer.disconnect();
  observer.observe(document.body, { childList: true, subtree: true });
  check();
  return stop;

  function check() {
    if (!document.getElementById(id)) return;
    stop();
    callback();
  }
}
