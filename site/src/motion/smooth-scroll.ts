import Lenis from 'lenis';
import 'lenis/dist/lenis.css';
import { moves } from './conditions.ts';
import { gsap, ScrollTrigger, useGSAP } from './gsap.ts';
import { takeOverScroll } from './scroll-page.ts';

/** Smooth scrolling by the wheel, driven by the same clock as every other motion. Shows nothing. */
export default function SmoothScroll() {
  useGSAP(() => {
    gsap.matchMedia().add(moves, start);
  });
  return null;
}

function start(): () => void {
  const lenis = new Lenis({
    autoRaf: false,
    smoothWheel: true,
    syncTouch: false,
    overscroll: true,
    respectReducedMotion: true,
    allowNestedScroll: false,
    autoToggle: false,
    // The site's links scroll by themselves, some of them after a delay (P-11).
    anchors: false,
    stopInertiaOnNavigate: true,
    virtualScroll: () => !isLocked(),
  });
  // Lenis writes the scroll position before anything of GSAP's reads it.
  const tick = (seconds: number) => lenis.raf(seconds * 1000);
  gsap.ticker.add(tick, false, true);
  gsap.ticker.lagSmoothing(0);
  lenis.on('scroll', ScrollTrigger.update);

  const giveBack = takeOverScroll((top) => lenis.scrollTo(top));
  // A link that the browser follows while inertia runs would be overrun by it.
  const stopInertia = (event: MouseEvent) => {
    if (!(event.target instanceof Element && event.target.closest('a[href]'))) return;
    lenis.stop();
    lenis.start();
  };
  window.addEventListener('click', stopInertia);

  return () => {
    window.removeEventListener('click', stopInertia);
    giveBack();
    gsap.ticker.remove(tick);
    gsap.ticker.lagSmoothing(500, 33);
    lenis.destroy();
  };
}

/** Whether something over the page, which scrolls by itself, has locked it: a menu or a dialog. */
function isLocked(): boolean {
  return document.querySelector('html[data-scroll-locked], body[data-scroll-locked], :modal') !== null;
}
