import { heroIsPinned } from './conditions.ts';
import { gsap, useGSAP } from './gsap.ts';
import type { SceneProps } from './lazy-scene.tsx';
import { layLoom } from './loom.ts';
import { resumeScroll, scrollPage } from './scroll-page.ts';

/**
 * The hero's scroll (P-23): the intro text is drawn up and out while the cloth is woven
 * in from the right, column by column, and the product picture and the feature list ride in. The section itself stays in place by
 * `position: sticky` on a track whose height stands in the style sheet. Shows nothing by itself.
 */
export default function HeroScene({ scope }: SceneProps) {
  useGSAP(
    () => {
      gsap.matchMedia().add(heroIsPinned, () => {
        const track = scope?.current;
        return track ? play(track) : undefined;
      });
    },
    scope ? { scope } : {},
  );
  return null;
}

function play(track: HTMLElement): () => void {
  const part = <Part extends HTMLElement>(name: string) => {
    const found = track.querySelector<Part>(name);
    if (!found) throw new Error(`The hero has no '${name}': its page and its scene disagree.`);
    return found;
  };
  const stage = part('[data-hero="stage"]');
  const intro = part('[data-hero="intro"]');
  const list = part('[data-hero="features"]');
  const pictures = part('[data-hero="pictures"]');
  const frame = part('[data-hero="loom"]');
  const loom = layLoom(frame, part<HTMLImageElement>('[data-hero="cloth"] img'));

  const barHeight = () => Number.parseFloat(getComputedStyle(stage).top);
  // What moves by the height of the stage does so by a share of it (see the style sheet), so that a resize needs nothing.
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
      // Its columns come to where the words are when these have gone.
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

  // The part that has the focus comes to the front: the Tab key goes through both.
  const stop = new AbortController();
  const goTo = (place: 'start' | 'end') => (event: FocusEvent) => {
    const trigger = timeline.scrollTrigger;
    const isInFront = place === 'start' ? timeline.progress() < 0.1 : timeline.progress() > 0.94;
    if (trigger && !isInFront && event.target instanceof Element && event.target.matches(':focus-visible'))
      scrollPage(trigger[place]);
  };
  intro.addEventListener('focusin', goTo('start'), { signal: stop.signal });
  list.addEventListener('focusin', goTo('end'), { signal: stop.signal });

  track.toggleAttribute('data-playing', true);
  resumeScroll();
  return () => {
    track.removeAttribute('data-playing');
    stop.abort();
    loom.remove();
  };
}
