import { followLayout, gsap, playIn, ScrollTrigger } from './gsap.ts';
import type { Scene } from './lazy-scene.tsx';
import { resumeScroll } from './scroll-page.ts';

/** Distance of the first pinned card from the top of the window, in px (P-29). */
export const pinOffset = 180;

/** Additional distance of each further card, in px (P-29). */
export const pinStep = 20;

/** Space below a card in a low window, in px. */
const lowerEdge = 16;

/** How much a card shrinks for each card above it, as a fraction of its size. */
const depth = 0.016;

/**
 * Pins the benefit cards and stacks them (P-28). Each pinned element is the only child of its slot, so that the wrapper
 * that ScrollTrigger adds does not affect siblings.
 */
const benefitsScene: Scene = (list) => playIn(list, () => stack(list));
export default benefitsScene;

function stack(list: HTMLElement): () => void {
  const slots = [...list.querySelectorAll<HTMLElement>('[data-stack="slot"]')];
  const pins = slots.map((slot) => slot.querySelector<HTMLElement>('[data-stack="card"]'));
  const last = slots.length - 1;
  const height = () => slots[last]?.clientHeight ?? 0;
  // In a window that is too low for a card at its offset, the card pins higher, so that its lower edge is visible.
  const offset = (index: number) =>
    Math.min(pinOffset + pinStep * index, window.innerHeight - height() - lowerEdge);

  slots.forEach((slot, index) => {
    ScrollTrigger.create({
      trigger: slot,
      pin: pins[index] ?? true,
      pinSpacing: false,
      start: () => `top ${offset(index)}`,
      endTrigger: list,
      end: () => `bottom ${offset(last) + height()}`,
      invalidateOnRefresh: true,
    });
  });

  pins.slice(0, last).forEach((pin, index) => {
    const timeline = gsap.timeline({
      defaults: { ease: 'none', duration: 1 },
      scrollTrigger: {
        trigger: slots[index + 1],
        // Starts when the next card touches it, because scaled text is blurred.
        start: () => `top ${offset(index) + height()}`,
        endTrigger: slots[last],
        end: () => `top ${offset(last)}`,
        scrub: true,
        invalidateOnRefresh: true,
      },
    });
    for (let above = index + 1; above <= last; above++) {
      timeline.to(pin?.firstElementChild ?? null, { scale: 1 - depth * (above - index) });
    }
  });
  resumeScroll();
  // What is above the stack moves it. A pinned card keeps its size, its texts do not.
  const sections = [...document.querySelectorAll('main section[id]')];
  const above = sections.slice(
    0,
    sections.findIndex((section) => section.contains(list)),
  );
  return followLayout([...above, ...list.querySelectorAll('h3, p')]);
}
