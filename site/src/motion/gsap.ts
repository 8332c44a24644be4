import { gsap } from 'gsap';
import { ScrollTrigger } from 'gsap/ScrollTrigger';
import { scenes } from './scene-measures.ts';
import { resumeScroll } from './scroll-page.ts';

gsap.registerPlugin(ScrollTrigger);
// A phone's toolbar that appears or hides is not a resize.
ScrollTrigger.config({ ignoreMobileResize: true });

/** The size of the window that ScrollTrigger measures: on a phone without its height, as above. */
const windowSize = () =>
  matchMedia('(pointer: fine)').matches
    ? `${window.innerWidth} ${window.innerHeight}`
    : `${window.innerWidth}`;
let measured: string | undefined;
scenes.areMeasured = () => !measured || measured === windowSize();
// It measures some time after a resize, and not before a scroll has ended.
ScrollTrigger.addEventListener('refresh', () => {
  measured = windowSize();
  resumeScroll();
});

// ScrollTrigger measures for the paper's orientation, too, and would leave the page at its top.
window.addEventListener('beforeprint', () => {
  const top = window.scrollY;
  const goBack = () => setTimeout(() => window.scrollTo({ top, behavior: 'instant' }));
  window.addEventListener('afterprint', goBack, { once: true });
});

/**
 * Measures again when the layout changes without the window: by fonts that load, a translation, or a reader's text size and spacing.
 *
 * @param parts Elements whose change of size means that the layout has changed.
 * @returns stops it
 */
export function followLayout(parts: Iterable<Element>): () => void {
  let isFirst = true;
  const observer = new ResizeObserver(() => {
    // ScrollTrigger itself follows the window.
    if (!isFirst && scenes.areMeasured()) ScrollTrigger.refresh(true);
    isFirst = false;
  });
  for (const part of parts) observer.observe(part);
  return () => observer.disconnect();
}

/**
 * Plays a scene.
 *
 * @param scope The element whose content the scene animates.
 * @param play Creates the animations. Returns a function that undoes everything else.
 * @returns stops the animations and, where the element is still in the document, undoes what they changed
 */
export function playIn(scope: HTMLElement, play: () => (() => void) | undefined): () => void {
  let undo: (() => void) | undefined;
  const context = gsap.context(() => {
    undo = play();
  });
  return () => {
    // Elements that have left the document need no undo: GSAP would put each back to read its style.
    if (scope.isConnected) context.revert();
    else context.kill();
    undo?.();
  };
}

export { gsap, ScrollTrigger };
