import { useState } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import {
  carouselMeta,
  drag,
  expectSlide,
  panels,
  part,
  slides,
  thread,
} from '../../../test/examples/carousel.js';
import { expectHydration } from '../../../test/hydration.js';
import { serverHtml } from '../../../test/server.js';
import { Carousel } from './carousel.js';

const meta = preview.meta({
  title: 'Behaviour/Carousel',
  component: Carousel,
  ...carouselMeta,
});

/** Dots show their slide within 500 ms, also by Enter and Space. */
export const Dots = meta.story({
  args: { perSlide: 3 },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expectSlide(canvasElement, 1);
    await expect(part(canvasElement, '-viewport')).toHaveAttribute('aria-live', 'polite');
    const last = canvas.getByRole('button', { name: 'Slide 3 of 3' });
    await userEvent.click(last);
    await expect(last).toHaveAttribute('aria-current', 'true');
    await expectSlide(canvasElement, 3);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expectSlide(canvasElement, 2);
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
  },
});

/** With `autoplay` slides change every 3000 ms, in a loop, without an announcement. */
export const Autoplay = meta.story({
  args: { autoplay: true, perSlide: 3 },
  play: playIf({ motion: true }, async ({ args, canvasElement }) => {
    await expect((await thread(canvasElement)).effect?.getComputedTiming().duration).toBe(3000);
    await expect(part(canvasElement, '-viewport')).toHaveAttribute('aria-live', 'off');
    for (const [turn, n] of [2, 3, 1].entries()) {
      const animation = await thread(canvasElement);
      await animation.ready;
      animation.play();
      animation.currentTime = 2990;
      await expectSlide(canvasElement, n);
      await expect(args.onIndexChange).toHaveBeenNthCalledWith(turn + 1, n - 1);
    }
  }),
});

/** Keyboard focus pauses the carousel; the pause button is the first Tab stop and starts it again. */
export const StoppedByKeyboard = meta.story({
  args: { autoplay: true, perSlide: 3 },
  play: playIf({ motion: true }, async ({ args, canvas, canvasElement, userEvent }) => {
    const animation = await thread(canvasElement);
    await expect(animation.playState).toBe('running');
    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: 'Play: Benefits' });
    await expect(toggle).toHaveFocus();
    await expect(toggle, 'a name that changes needs no pressed state').not.toHaveAttribute('aria-pressed');
    await expect(args.onPausedChange).toHaveBeenLastCalledWith(true);
    await expect(animation.playState).toBe('paused');
    await expect(part(canvasElement, '-viewport')).toHaveAttribute('aria-live', 'polite');
    toggle.blur();
    await expect(animation.playState).toBe('paused');

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAccessibleName('Pause: Benefits');
    await expect(animation.playState).toBe('running');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Slide 1 of 3' })).toHaveFocus();
    await expect(animation.playState, 'a reader who has started it may look around').toBe('running');
  }),
});

/**
 * A slide is in place after 500 ms, and not after 250 ms. The test runs the frames itself, at 60 per second, instead of
 * waiting.
 */
export const Speed = meta.story({
  args: { perSlide: 3 },
  play: playIf({ motion: true }, async ({ canvas, canvasElement, userEvent }) => {
    await expectSlide(canvasElement, 1);
    const frames: FrameRequestCallback[] = [];
    const request = spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Slide 2 of 3' }));
      const viewport = part(canvasElement, '-viewport').getBoundingClientRect();
      const left = () => (slides(canvasElement)[1]?.getBoundingClientRect().left ?? 0) - viewport.left;
      const after: Record<number, number> = {};
      for (let frame = 0; frame <= 30; frame += 1) {
        for (const run of frames.splice(0)) run(1000 + (frame * 1000) / 60);
        after[Math.round((frame * 1000) / 60)] = Math.abs(left()) / viewport.width;
      }
      await expect(after[250]).toBeGreaterThan(0.01);
      await expect(after[500]).toBeLessThan(0.005);
    } finally {
      request.mockRestore();
    }
  }),
});

/** `interval` is the duration of the timer; at its end the next slide is shown. */
export const Interval = meta.story({
  args: { autoplay: true, interval: 8000, perSlide: 3 },
  play: playIf({ motion: true }, async ({ canvasElement }) => {
    const animation = await thread(canvasElement);
    await expect(animation.effect?.getComputedTiming().duration).toBe(8000);
    await animation.ready;
    // Where the pointer of the test is over the carousel, it is paused.
    animation.play();
    animation.currentTime = 7990;
    await expectSlide(canvasElement, 2);
  }),
});

/** Without `loop` the last slide is the end: of the arrows, of a swipe and of autoplay, which begins again at the first. */
export const WithoutLoop = meta.story({
  args: { arrows: true, autoplay: true, interval: 60_000, loop: false, perSlide: 3 },
  play: playIf({ motion: true }, async ({ args, canvas, canvasElement, userEvent }) => {
    const previous = canvas.getByRole('button', { name: 'Previous slide' });
    const next = canvas.getByRole('button', { name: 'Next slide' });
    await thread(canvasElement);
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    drag(canvasElement, 'previous');
    await expectSlide(canvasElement, 1);
    await userEvent.click(next);
    await userEvent.click(next);
    await expectSlide(canvasElement, 3);
    await expect(next, 'keeps the focus at the end').toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    drag(canvasElement, 'next');
    await expectSlide(canvasElement, 3);

    const animation = await thread(canvasElement);
    animation.play();
    animation.currentTime = 59_990;
    const play = await canvas.findByRole('button', { name: 'Play: Benefits' });
    await expect(args.onPausedChange).toHaveBeenLastCalledWith(true);
    await expectSlide(canvasElement, 3);
    await userEvent.click(play);
    await expectSlide(canvasElement, 1);
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
  }),
});

/** A swipe shows the next slide and, back from the first, the last one; the dots are the alternative (WCAG 2.5.7). */
export const Swipe = meta.story({
  args: { autoplay: true, interval: 60_000, perSlide: 3 },
  play: playIf({ motion: true }, async ({ args, canvas, canvasElement, userEvent }) => {
    await thread(canvasElement);
    drag(canvasElement, 'next');
    await expectSlide(canvasElement, 2);
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    drag(canvasElement, 'previous');
    await expectSlide(canvasElement, 1);
    drag(canvasElement, 'previous');
    await expectSlide(canvasElement, 3);
    await expect(part(canvasElement, '')).not.toHaveAttribute('data-dragging');
    // Otherwise the picture of the story would show whichever slide it has reached.
    await userEvent.click(canvas.getByRole('button', { name: /Pause/ }));
  }),
});

/** `index` and `paused` make it controlled. */
export const Controlled = meta.story({
  args: { autoplay: true, perSlide: 3 },
  render: function Render({ onIndexChange, ...args }) {
    const [index, setIndex] = useState(1);
    return (
      <>
        <Carousel
          {...args}
          paused
          index={index}
          onIndexChange={(next) => {
            onIndexChange?.(next);
            if (next !== 2) setIndex(next);
          }}
        />
        <output>{index}</output>
      </>
    );
  },
  play: playIf({ motion: true }, async ({ args, canvas, canvasElement, userEvent }) => {
    await expectSlide(canvasElement, 2);
    await userEvent.click(canvas.getByRole('button', { name: 'Play: Benefits' }));
    await expect(args.onPausedChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('button', { name: 'Play: Benefits' })).toBeVisible();

    drag(canvasElement, 'next');
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith(2));
    await expectSlide(canvasElement, 2);
    await userEvent.click(canvas.getByRole('button', { name: 'Slide 1 of 3' }));
    await expectSlide(canvasElement, 1);
    await expect(canvas.getByRole('status')).toHaveTextContent('0');
  }),
});

/** The boxes of the visible items. */
function placesIn(host: Element): number[][] {
  const edge = host.getBoundingClientRect();
  return [...host.querySelectorAll('[data-slot="carousel-item"]')]
    .map((item) => item.getBoundingClientRect())
    .filter(({ left, right }) => right > edge.left && left < edge.right - 1)
    .map(({ left, top, width, height }) => [left, top - edge.top, width, height].map(Math.round));
}

/** Everything in the server's HTML is in place, and reachable without script. */
async function expectNoShift(canvasElement: HTMLElement) {
  const served = (
    <Carousel label="Benefits" perSlide="auto" autoplay defaultPaused>
      {panels()}
    </Carousel>
  );
  const html = await expectHydration(served);
  await expect(html).not.toContain('inert');
  const host = serverHtml(served, canvasElement);
  const [server, client] = [host.children[0] as Element, part(canvasElement, '')];
  await expect(placesIn(server)).toEqual(placesIn(client));
  host.remove();
}

/** Hydration shifts nothing, although the server does not know the width of the screen. */
export const ServerRendered = meta.story({
  args: { autoplay: true, defaultPaused: true },
  globals: { viewport: { value: 'xl' } },
  play: playIf({ screen: 'own' }, async ({ canvasElement }) => {
    await expectSlide(canvasElement, 1);
    await expect(placesIn(part(canvasElement, ''))).toHaveLength(3);
    await expectNoShift(canvasElement);
  }),
});

/** The same on a small screen. */
export const ServerRenderedPhone = meta.story({
  args: { autoplay: true, defaultPaused: true },
  globals: { viewport: { value: 'phone' } },
  play: playIf({ screen: 'own' }, async ({ canvasElement }) => {
    await expectSlide(canvasElement, 1);
    await expect(placesIn(part(canvasElement, ''))).toHaveLength(2);
    await expectNoShift(canvasElement);
  }),
});
