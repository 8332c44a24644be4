import { heroIsPinned } from './conditions.ts';
import { gsap, ScrollTrigger, useGSAP } from './gsap.ts';
import { layLoom } from './loom.ts';
import type { SceneProps } from './scene-gate.tsx';
import { scrollPage } from './scroll-page.ts';

/**
 * The hero's scroll (specification 2): the intro text is drawn up and out while the cloth of the product picture is woven
 * in from the right, column by column, and the feature list rides in. The section itself stays in place by
 * `position: sticky` on a track whose height stands in the style sheet. Shows nothing by itself.
 */
export default function HeroScene({ scope }: SceneProps) {
  useGSAP(
    () => {
      gsap.matchMedia().add(heroIsPinned, () => {
        const track = scope.current;
        return track ? play(track) : undefined;
      });
    },
    { scope },
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
  const cloth = part('[data-hero="cloth"]');
  const list = part('[data-hero="features"]');
  const pictures = part('[data-hero="pictures"]');
  const frame = part('[data-hero="loom"]');
  const loom = layLoom(frame, part<HTMLImageElement>('[data-hero="pictures"] img'));

  const height = () => stage.clientHeight;
  const out = { from: (index: number) => (index % 2 ? 102 : -102) };
  const timeline = gsap.timeline({
    defaults: { ease: 'none' },
    scrollTrigger: {
      trigger: track,
      start: () => `top ${stage.offsetTop === 0 ? stickyTop(stage) : stickyTop(stage)}`,
      end: () => `bottom ${stickyTop(stage) + height()}`,
      scrub: true,
      invalidateOnRefresh: true,
    },
  });
  timeline
    .to([...intro.children], { y: () => -height(), duration: 0.5, stagger: 0.06, ease: 'power1.in' }, 0)
    .fromTo(frame, { xPercent: 12 }, { xPercent: 0, duration: 0.7 }, 0.1)
    .fromTo(
      loom.columns,
      { yPercent: out.from },
      { yPercent: 0, duration: 0.3, ease: 'power2.out', stagger: { amount: 0.4, from: 'end' } },
      0.1,
    )
    .to(cloth, { autoAlpha: 0, duration: 0.1 }, 0.6)
    .fromTo(
      [...list.children],
      { y: height },
      { y: 0, duration: 0.4, ease: 'power2.out', stagger: 0.04 },
      0.36,
    )
    .fromTo(pictures, { autoAlpha: 0 }, { autoAlpha: 1, duration: 0.001 }, 0.84)
    .set(frame, { autoAlpha: 0 }, 0.85)
    .to({}, { duration: 0.15 }, 0.85);

  track.dataset['playing'] = '';
  return () => {
    delete track.dataset['playing'];
    loom.remove();
  };
}
