import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.js';
import { Narrow } from '../../../test/canvas.js';
import { expectConformance } from '../../../test/conformance.js';
import { expectHydration } from '../../../test/hydration.js';
import { BenefitPanel } from '../benefit-panel/benefit-panel.js';
import { Carousel } from './carousel.js';

const NAMES = [
  'One login for every screen',
  'An API-first frame',
  'A lower bill',
  'Live in days',
  'Agents included',
  'Data that flows',
  'Nothing to install',
  'Your own domain',
  'One place to manage',
];

const panels = (names = NAMES) =>
  names.map((name) => (
    <BenefitPanel
      key={name}
      contents={[{ subHeading: name, description: 'Web, mobile and TV apps are managed together.' }]}
    />
  ));

function part(canvasElement: HTMLElement, name: string): HTMLElement {
  const found = canvasElement.querySelector<HTMLElement>(`[data-slot="carousel${name}"]`);
  if (!found) throw new Error(`No carousel${name} in the story`);
  return found;
}

function slides(canvasElement: HTMLElement): HTMLElement[] {
  return [...canvasElement.querySelectorAll<HTMLElement>('[data-slot="carousel-slide"]')];
}

/** The one slide that can be reached is the n-th, and it is where it belongs. */
async function expectSlide(canvasElement: HTMLElement, n: number) {
  const patience = { timeout: 5000 };
  const reachable = () => slides(canvasElement).flatMap(({ inert }, index) => (inert ? [] : [index + 1]));
  await waitFor(() => expect(reachable()).toEqual([n]), patience);
  const place = () => slides(canvasElement)[n - 1]?.getBoundingClientRect().left;
  const edge = () => part(canvasElement, '-viewport').getBoundingClientRect().left;
  await waitFor(() => expect(place()).toBeCloseTo(edge(), 0), patience);
}

/** The thread whose passing is the time of a slide. */
async function thread(canvasElement: HTMLElement): Promise<Animation> {
  return waitFor(() => {
    const [animation] = part(canvasElement, '-timer').getAnimations();
    if (!animation) throw new Error('The thread does not move');
    return animation;
  });
}

const meta = preview.meta({
  title: 'Components/Carousel',
  component: Carousel,
  args: {
    label: 'Benefits',
    perSlide: 'auto' as const,
    onIndexChange: fn(),
    onPausedChange: fn(),
    children: panels(),
  },
  argTypes: {
    perSlide: { control: 'inline-radio', options: [1, 2, 3, 'auto'] },
    autoplay: { control: 'boolean' },
    paused: { control: 'boolean' },
    defaultPaused: { control: 'boolean' },
    index: { control: 'number' },
    defaultIndex: { control: 'number' },
    children: { control: false },
  },
});

/** Region, slides and dots have names; slides out of view are out of reach (WAI-ARIA APG, Carousel). */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const region = canvas.getByRole('region', { name: 'Benefits' });
    await expect(region).toHaveAttribute('aria-roledescription', 'carousel');
    await expectSlide(canvasElement, 1);
    const count = innerWidth > 768 ? 3 : 5;
    const names = Array.from({ length: count }, (_, slide) => `${slide + 1} of ${count}`);
    await expect(slides(canvasElement).map((slide) => slide.ariaLabel)).toEqual(names);
    for (const slide of slides(canvasElement)) {
      await expect(slide).toHaveAttribute('role', 'group');
      await expect(slide).toHaveAttribute('aria-roledescription', 'slide');
    }
    const dots = canvas.getAllByRole('button', { name: /^Slide \d of \d$/ });
    await expect(dots.map((dot) => dot.ariaLabel)).toEqual(names.map((name) => `Slide ${name}`));
    await expect(dots.map((dot) => dot.ariaCurrent === 'true').lastIndexOf(true)).toBe(0);
    for (const dot of dots) {
      await expect(Math.min(dot.offsetWidth, dot.offsetHeight)).toBeGreaterThanOrEqual(24);
    }
    await expectConformance(
      <Carousel label="Probe">
        <p>One</p>
        <p>Two</p>
      </Carousel>,
      'carousel',
    );
  },
});

/** Every 3000 ms, without an end; not announced while it goes on (Specification 4 and 9). */
export const Autoplay = meta.story({
  args: { perSlide: 3 },
  play: async ({ args, canvasElement }) => {
    await expect((await thread(canvasElement)).effect?.getComputedTiming().duration).toBe(3000);
    await expect(part(canvasElement, '-viewport')).toHaveAttribute('aria-live', 'off');
    for (const n of [2, 3, 1]) {
      const animation = await thread(canvasElement);
      await animation.ready;
      animation.play();
      animation.currentTime = 2990;
      await expectSlide(canvasElement, n);
      await expect(args.onIndexChange).toHaveBeenLastCalledWith(n - 1);
    }
  },
});

/** A keyboard that comes in stops the slides for good; the button is its first stop, and starts them again. */
export const StoppedByKeyboard = meta.story({
  args: { perSlide: 3 },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const animation = await thread(canvasElement);
    await expect(animation.playState).toBe('running');
    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: 'Play: Benefits' });
    await expect(toggle).toHaveFocus();
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
    await expect(animation.playState, 'who has started it may look around').toBe('running');
  },
});

/** Dots bring their slide, in 500 ms; Enter and Space too. */
export const Dots = meta.story({
  args: { autoplay: false, perSlide: 3 },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expectSlide(canvasElement, 1);
    await expect(part(canvasElement, '-viewport')).toHaveAttribute('aria-live', 'polite');
    await expect(canvas.queryByRole('button', { name: /Pause/ })).toBeNull();
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

/** Drags the slides by so many pixels. */
function drag(canvasElement: HTMLElement, distance: number) {
  const track = part(canvasElement, '-track');
  const at = (type: string, clientX: number) =>
    new MouseEvent(type, { clientX, clientY: 0, button: 0, bubbles: true, cancelable: true });
  track.dispatchEvent(at('mousedown', 0));
  for (const step of [0.25, 0.5, 0.75, 1]) track.dispatchEvent(at('mousemove', distance * step));
  track.dispatchEvent(at('mouseup', distance));
}

/** A swipe brings the next one and, back over the beginning, the last one. */
export const Swipe = meta.story({
  args: { perSlide: 3 },
  play: async ({ args, canvasElement }) => {
    await thread(canvasElement);
    drag(canvasElement, -500);
    await expectSlide(canvasElement, 2);
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    drag(canvasElement, 500);
    await expectSlide(canvasElement, 1);
    drag(canvasElement, 500);
    await expectSlide(canvasElement, 3);
    await expect(part(canvasElement, '')).not.toHaveAttribute('data-dragging');
  },
});

/** Two panels a slide, in a column, at 768 px and below (Specification 2, Decision 3). */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expectSlide(canvasElement, 1);
    const all = slides(canvasElement);
    await expect(all.map((slide) => slide.children.length)).toEqual([2, 2, 2, 2, 1]);
    const [first, second] = [...(all[0]?.children ?? [])].map((item) => item.getBoundingClientRect());
    await expect(first?.left).toBe(second?.left);
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Number.NaN);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

/** Where the items in view stand. */
function placesIn(host: Element): number[][] {
  const edge = host.getBoundingClientRect();
  return [...host.querySelectorAll('[data-slot="carousel-item"]')]
    .map((item) => item.getBoundingClientRect())
    .filter(({ left, right }) => right > edge.left && left < edge.right - 1)
    .map(({ left, top, width, height }) => [left, top - edge.top, width, height].map(Math.round));
}

/** The server's HTML has everything in its place, and nothing in it is out of reach of a reader without script. */
async function expectNoShift(canvasElement: HTMLElement) {
  const html = await expectHydration(
    <Carousel label="Benefits" perSlide="auto" defaultPaused>
      {panels()}
    </Carousel>,
  );
  await expect(html).not.toContain('inert');
  const host = canvasElement.appendChild(document.createElement('div'));
  host.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
  const [server, client] = [host.children[0] as Element, part(canvasElement, '')];
  await expect(placesIn(server)).toEqual(placesIn(client));
  host.remove();
}

/** Nothing moves when the script arrives, although the server does not know how wide the screen is. */
export const ServerRendered = meta.story({
  args: { defaultPaused: true },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    await expectSlide(canvasElement, 1);
    await expect(placesIn(part(canvasElement, ''))).toHaveLength(3);
    await expectNoShift(canvasElement);
  },
});

/** The same on a small screen. */
export const ServerRenderedPhone = meta.story({
  args: { defaultPaused: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expectSlide(canvasElement, 1);
    await expect(placesIn(part(canvasElement, ''))).toHaveLength(2);
    await expectNoShift(canvasElement);
  },
});

/** Nothing moves by itself or slides: no button to stop it, and a dot brings its slide at once (Decision 17). */
export const ReducedMotion = meta.story({
  args: { perSlide: 3 },
  globals: { motion: 'reduced' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(part(canvasElement, '-viewport')).toHaveAttribute('aria-live', 'polite'));
    await expect(document.getAnimations().filter(({ playState }) => playState === 'running')).toHaveLength(0);
    await expect(canvas.queryByRole('button', { name: /Pause|Play/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Slide 2 of 3' }));
    const edge = part(canvasElement, '-viewport').getBoundingClientRect().left;
    await expect(slides(canvasElement)[1]?.getBoundingClientRect().left).toBeCloseTo(edge, 0);
    drag(canvasElement, -500);
    await expectSlide(canvasElement, 3);
  },
});

/** The next slide comes from the left. */
export const RTL = meta.story({
  globals: { direction: 'rtl' },
  args: { defaultPaused: true },
  play: async ({ canvasElement }) => {
    await expectSlide(canvasElement, 1);
    const [first, second] = slides(canvasElement).map((slide) => slide.getBoundingClientRect().left);
    await expect(second).toBeLessThan(first ?? Number.NaN);
    drag(canvasElement, 500);
    await expectSlide(canvasElement, 2);
  },
});

/** `index` and `paused` make it controlled: it asks, you decide. */
export const Controlled = meta.story({
  args: { perSlide: 3 },
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
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expectSlide(canvasElement, 2);
    await userEvent.click(canvas.getByRole('button', { name: 'Play: Benefits' }));
    await expect(args.onPausedChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('button', { name: 'Play: Benefits' })).toBeVisible();

    drag(canvasElement, -500);
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith(2));
    await expectSlide(canvasElement, 2);
    await userEvent.click(canvas.getByRole('button', { name: 'Slide 1 of 3' }));
    await expectSlide(canvasElement, 1);
    await expect(canvas.getByRole('status')).toHaveTextContent('0');
  },
});

/** One slide has nothing to choose and nothing to stop. */
export const OneSlide = meta.story({
  args: { perSlide: 3, children: panels(NAMES.slice(0, 2)) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement.querySelector('[data-slot="carousel-timer"]')).toBeNull();
    await expect(slides(canvasElement)).toHaveLength(1);
  },
});

export const States = meta.story({
  args: { defaultPaused: true },
  render: (args) => (
    <div className="canvas-themes">
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} className="canvas-ground" data-theme={theme}>
          <Carousel {...args} label={`Benefits, ${theme}`} perSlide={1} />
          <Carousel {...args} label={`More, ${theme}`} perSlide={1} autoplay={false} defaultIndex={4} />
        </div>
      ))}
    </div>
  ),
});

/** Slides are as high as the highest, and dots that do not fit wrap. */
export const LongContent = meta.story({
  globals: { textSize: '200' },
  args: { defaultPaused: true, perSlide: 1, children: panels([`${NAMES.join(', ')}.`, ...NAMES]) },
  render: (args) => (
    <Narrow>
      <Carousel {...args} />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    await expectSlide(canvasElement, 1);
    const heights = new Set(slides(canvasElement).map(({ offsetHeight }) => offsetHeight));
    await expect(heights.size).toBe(1);
    const controls = part(canvasElement, '-controls');
    await expect(controls.scrollWidth).toBeLessThanOrEqual(controls.clientWidth);
  },
});
