import Lenis from 'lenis';
import 'lenis/dist/lenis.css';
import { gsap, ScrollTrigger } from './gsap.ts';
import type { Scene } from './lazy-scene.tsx';
import { takeOverScroll } from './scroll-page.ts';

/** Smooth wheel scrolling of the whole page with Lenis, driven by GSAP's ticker. */
const smoothScroll: Scene = () => {
  const lenis = new Lenis({
    autoRaf: false,
    smoothWheel: true,
    syncTouch: false,
    overscroll: true,
    respectReducedMotion: true,
    allowNestedScroll: false,
    autoToggle: false,
    // The site's own links scroll, some of them after a delay (P-11).
    anchors: false,
    stopInertiaOnNavigate: true,
    virtualScroll: () => !isLocked(),
    prevent: scrollsItself,
  });
  // Lenis must write the scroll position before GSAP reads it.
  const tick = (seconds: number) => lenis.raf(seconds * 1000);
  gsap.ticker.add(tick, false, true);
  gsap.ticker.lagSmoothing(0);
  lenis.on('scroll', ScrollTrigger.update);

  const release = takeOverScroll((top) => lenis.scrollTo(top));
  // Inertia would otherwise override the scroll of a key, of the scrollbar, of Back, or of a link that the browser follows. Each
  // of the calls restyles the page.
  const stopInertia = () => {
    if (lenis.isScrolling !== 'smooth') return;
    lenis.stop();
    lenis.start();
  };
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a[href]')) stopInertia();
  };
  // The target of a press on the window's scrollbar is the root element.
  const onPress = ({ target }: PointerEvent) => {
    if (target === document.documentElement) stopInertia();
  };
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('click', onClick, { signal });
  window.addEventListener('pointerdown', onPress, { signal });
  window.addEventListener('popstate', stopInertia, { signal });
  window.addEventListener('keydown', stopInertia, { capture: true, signal });

  return () => {
    stop.abort();
    release();
    gsap.ticker.remove(tick);
    gsap.ticker.lagSmoothing(500, 33);
    lenis.destroy();
  };
};
export default smoothScroll;

/** Whether the wheel scrolls a part over the page, not the page. */
function scrollsItself(node: HTMLElement): boolean {
  return node.matches('[data-slot="mobile-menu-panel"]');
}

/** Whether an open menu or dialog has locked the page's scroll. */
function isLocked(): boolean {
  return document.querySelector('html[data-scroll-locked], body[data-scroll-locked], :modal') !== null;
}
