import { gsap, playIn } from './gsap.ts';
import type { Scene } from './lazy-scene.tsx';
import { layLoom } from './loom.ts';
import { resumeScroll, scrollPage } from './scroll-page.ts';

/**
 * The scroll animation of the hero (P-23): the intro text moves up and out, the cloth is woven in from the right, column
 * by column, and the product picture and the feature list move in. `position: sticky` on a track holds the section in
 * place; the style sheet sets the track's height.
 */
const heroScene: Scene = (track, giveUp) => playIn(track, () => play(track, giveUp));
export default heroScene;

function play(track: HTMLElement, giveUp: () => void): () => void {
  const part = <Part extends HTMLElement>(name: string) => {
    const found = track.querySelector<Part>(name);
    if (!found) throw new Error(`The hero has no '${name}': hero.tsx and hero-scene.ts must agree.`);
    return found;
  };
  const stage = part('[data-hero="stage"]');
  const intro = part('[data-hero="intro"]');
  const list = part('[data-hero="features"]');
  const pictures = part('[data-hero="pictures"]');
  const frame = part('[data-hero="loom"]');
  const loom = layLoom(frame, part<HTMLImageElement>('[data-hero="cloth"] img'));

  const barHeight = () => Number.parseFloat(getComputedStyle(stage).top);
  // Distances are fractions of the stage's height (see the style sheet), so that a resize needs no update.
  const timeline = gsap.timeline({
    defaults: { ease: 'none' },
    scrollTrigger: {
      trigger: track,
      start: () => `top ${barHeight()}`,
      end: () => `bottom ${barHeight() + stage.clientHeight}`,
      scrub: true,
    },
  });
  timeline
    .fromTo(
      intro.children,
      { '--drawn': 0 },
      { '--drawn': 1, duration: 0.36, stagger: 0.03, ease: 'power1.in' },
      0,
    )
    .fromTo(
      loom.columns,
      { yPercent: (index: number) => (index % 2 ? 101 : -101) },
      { yPercent: 0, duration: 0.22, ease: 'power2.out', stagger: { amount: 0.4, from: 'end' } },
      // The columns arrive where the text was only after it has left.
      0.04,
    )
    .fromTo(pictures, { xPercent: 102 }, { xPercent: 0, duration: 0.54, ease: 'power1.out' }, 0.4)
    .fromTo(
      list.children,
      { '--below': 1 },
      { '--below': 0, duration: 0.52, ease: 'power1.out', stagger: 0.04 },
      0.3,
    )
    .to({}, { duration: 0.06 }, 0.94);

  // Brings the part that takes the focus to the front, because the Tab key visits both.
  const stop = new AbortController();
  const follow = (part: HTMLElement, place: 'start' | 'end') => {
    const goTo = () => {
      const trigger = timeline.scrollTrigger;
      const isInFront = place === 'start' ? timeline.progress() < 0.1 : timeline.progress() > 0.94;
      if (trigger && !isInFront && part.querySelector(':focus-visible')) scrollPage(trigger[place]);
    };
    part.addEventListener('focusin', goTo, { signal: stop.signal });
    return goTo;
  };
  follow(intro, 'start');
  const showList = follow(list, 'end');

  const stopWatching = watchHeight(intro, stage, giveUp);
  track.toggleAttribute('data-playing', true);
  resumeScroll();
  // The list may have the focus already. The trigger's places are known a frame later.
  const waiting = requestAnimationFrame(showList);
  return () => {
    track.removeAttribute('data-playing');
    stop.abort();
    stopWatching();
    cancelAnimationFrame(waiting);
    loom.remove();
  };
}

/** Calls back when the text is higher than the stage, which clips it: a reader may space it out (WCAG 1.4.12). */
function watchHeight(text: HTMLElement, stage: HTMLElement, onHigher: () => void): () => void {
  const observer = new ResizeObserver(() => {
    if (text.offsetHeight > stage.clientHeight) onHigher();
  });
  for (const each of [text, stage]) observer.observe(each);
  return () => observer.disconnect();
}
