import { scenes } from '../motion/scene-measures.ts';
import { takeOverEvents } from '../motion/scroll-page.ts';

/** A layout counts as final when it has not changed for this many milliseconds, in which scenes stop and start. */
const settleTime = 1000;

/**
 * Keeps the visitor's place on a page when the window's width changes, as when a phone is turned, or its height and
 * with it the page's length, as when a panel of the browser opens below the page. Not on a phone, whose address bar comes and goes.
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
  /** Number of the part at the line, and what fraction of it is above; undefined while the window keeps its size. */
  let place: number | undefined;
  let timer = 0;

  const follow = () => {
    if (place === undefined) top = window.scrollY;
  };
  const settle = () => {
    place = undefined;
    follow();
  };
  const settleLater = () => {
    const isFinal = () => scenes.areMeasured() && root.scrollHeight === edges.at(-1);
    window.clearTimeout(timer);
    timer = window.setTimeout(() => (isFinal() ? settle() : restore()), settleTime);
  };
  const restore = () => {
    edges = edgesOfParts();
    if (place === undefined) return;
    window.scrollTo({ top: positionOf(place, edges) - line, behavior: 'instant' });
    settleLater();
  };
  const onResize = () => {
    const hasNewLength = matchMedia('(pointer: fine)').matches && root.scrollHeight !== edges.at(-1);
    if (root.clientWidth === width && !hasNewLength) return;
    width = root.clientWidth;
    if (top > 0) place ??= placeAt(top + line, edges);
    settleLater();
  };
  const observer = new ResizeObserver(restore);

  const stop = new AbortController();
  const options = { passive: true, signal: stop.signal };
  window.addEventListener('scroll', follow, options);
  window.addEventListener('resize', onResize, options);
  for (const type of [...takeOverEvents, 'popstate', 'pageshow'])
    window.addEventListener(type, settle, options);
  observer.observe(document.body);
  return () => {
    stop.abort();
    observer.disconnect();
    window.clearTimeout(timer);
  };
}

/** What a visitor reads or fills in, one below the other on a phone. */
const PARTS =
  'main section[id], main form :is([data-slot$="-field"], [data-slot="text-area"]), main [data-slot="faq-item"], footer';

/** The start of each part that is not on a hidden page, and the end of the page, in px from its start. */
function edgesOfParts(): number[] {
  const parts = [...document.querySelectorAll(PARTS)].filter((part) => part.getClientRects().length > 0);
  const starts = parts.map((part) => part.getBoundingClientRect().top + window.scrollY);
  return [...starts, document.documentElement.scrollHeight];
}

/** Undefined above the first part, and where parts stand side by side. */
function placeAt(position: number, edges: number[]): number | undefined {
  if (edges.some((edge, index) => edge < (edges[index - 1] ?? 0))) return undefined;
  const next = edges.findIndex((edge) => edge > position);
  const [from, to] = edges.slice(next - 1);
  return from === undefined || to === undefined ? undefined : next - 1 + (position - from) / (to - from);
}

function positionOf(place: number, edges: number[]): number {
  const [from = 0, to = from] = edges.slice(Math.floor(place));
  return from + (place % 1) * (to - from);
}
