import { takeOverEvents } from '../../motion/scroll-page.ts';

/** Milliseconds in which a new layout is usually final, because scenes have stopped, started and measured. */
const settleTime = 1000;

/**
 * Keeps the visitor's place on a page of sections when the window's width changes, as when a phone is turned, or its height and
 * with it the page's length, as when a panel of the browser opens below the page (a phone's address bar changes no length).
 * Scroll anchoring does not: a section whose padding changes suppresses it (CSS Scroll Anchoring). A visitor who does something
 * meanwhile is not put back.
 *
 * @returns stops it
 */
export function keepPlace(): () => void {
  const root = document.documentElement;
  /** What is this far below the window's top edge stays there, in px: the start of the content below the top bar. */
  const line = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
  let width = root.clientWidth;
  let top = window.scrollY;
  let edges: number[] = [];
  /** Number of the section at the line, and what fraction of it is above; undefined while neither changes. */
  let place: number | undefined;
  let timer = 0;

  const follow = () => {
    if (place === undefined) top = window.scrollY;
  };
  const settle = () => {
    place = undefined;
    follow();
  };
  const onResize = () => {
    if (root.clientWidth === width && root.scrollHeight === edges.at(-1)) return;
    width = root.clientWidth;
    if (top > 0) place ??= placeAt(top + line, edges);
    window.clearTimeout(timer);
    timer = window.setTimeout(settle, settleTime);
  };
  const observer = new ResizeObserver(() => {
    edges = edgesOfSections();
    if (place !== undefined) window.scrollTo({ top: positionOf(place, edges) - line, behavior: 'instant' });
  });

  const stop = new AbortController();
  const options = { passive: true, signal: stop.signal };
  window.addEventListener('scroll', follow, options);
  window.addEventListener('resize', onResize, options);
  for (const type of [...takeOverEvents, 'popstate', 'pageshow'])
    window.addEventListener(type, settle, options);
  const main = document.querySelector('main');
  if (main) observer.observe(main);
  return () => {
    stop.abort();
    observer.disconnect();
    window.clearTimeout(timer);
  };
}

/** The start of each section and of the footer, and the end of the page, in px from its start. */
function edgesOfSections(): number[] {
  const parts = [...document.querySelectorAll('main section[id], footer')];
  const starts = parts.map((part) => part.getBoundingClientRect().top + window.scrollY);
  return [...starts, document.documentElement.scrollHeight];
}

function placeAt(position: number, edges: number[]): number | undefined {
  const next = edges.findIndex((edge) => edge > position);
  const [from, to] = edges.slice(next - 1);
  return from === undefined || to === undefined ? undefined : next - 1 + (position - from) / (to - from);
}

function positionOf(place: number, edges: number[]): number {
  const [from = 0, to = from] = edges.slice(Math.floor(place));
  return from + (place % 1) * (to - from);
}
