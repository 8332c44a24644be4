import { expect, waitFor } from 'storybook/test';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, HELD, heldStates, Narrow, State } from '../../../test/canvas.js';
import { arabic, arabicLabels, inArabic } from '../../../test/examples/arabic.js';
import {
  carouselMeta,
  drag,
  expectSlide,
  GERMAN_NAMES,
  NAMES,
  panels,
  part,
  slides,
} from '../../../test/examples/carousel.js';
import { germanLabels } from '../../../test/examples/german.js';
import { longWords } from '../../../test/examples/long-words.js';
import { BenefitPanel } from '../benefit-panel/benefit-panel.js';
import { Carousel } from './carousel.js';

const meta = preview.meta({
  title: 'Components/Carousel',
  component: Carousel,
  ...carouselMeta,
});

/** Nothing moves by itself. Region, slides and dots have names; slides out of view are inert (WAI-ARIA APG, Carousel). */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button', { name: /Pause|Previous|Next/ })).toBeNull();
    await expect(canvasElement.querySelector('[data-slot="carousel-timer"]')).toBeNull();
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
  },
});

/** Arrows to the slide before and after, also from the first slide to the last one and back. */
export const Arrows = meta.story({
  args: { arrows: true, perSlide: 3 },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expectSlide(canvasElement, 1);
    const previous = canvas.getByRole('button', { name: 'Previous slide' });
    await userEvent.click(previous);
    await expectSlide(canvasElement, 3);
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(2);
    const next = canvas.getByRole('button', { name: 'Next slide' });
    await userEvent.click(next);
    await expectSlide(canvasElement, 1);
    await userEvent.keyboard('{Enter}');
    await expectSlide(canvasElement, 2);
    await expect(previous.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

/** Two panels per slide, in a column, at 768 px and below. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: playIf({ screen: 'own' }, async ({ canvasElement }) => {
    await expectSlide(canvasElement, 1);
    const all = slides(canvasElement);
    await expect(all.map((slide) => slide.children.length)).toEqual([2, 2, 2, 2, 1]);
    const [first, second] = [...(all[0]?.children ?? [])].map((item) => item.getBoundingClientRect());
    await expect(first?.left).toBe(second?.left);
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Number.NaN);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  }),
});

/** With reduced motion nothing moves automatically: no pause button, and a dot shows its slide at once. */
export const ReducedMotion = meta.story({
  args: { autoplay: true, perSlide: 3 },
  globals: { motion: 'reduced' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(part(canvasElement, '-viewport')).toHaveAttribute('aria-live', 'polite'));
    await expect(document.getAnimations().filter(({ playState }) => playState === 'running')).toHaveLength(0);
    await expect(canvas.queryByRole('button', { name: /Pause|Play/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Slide 2 of 3' }));
    const edge = part(canvasElement, '-viewport').getBoundingClientRect().left;
    await expect(slides(canvasElement)[1]?.getBoundingClientRect().left).toBeCloseTo(edge, 0);
    drag(canvasElement, 'next');
    await expectSlide(canvasElement, 3);
  },
});

/** The next slide comes from the left. */
export const RTL = meta.story({
  ...inArabic,
  args: {
    arrows: true,
    autoplay: true,
    defaultPaused: true,
    perSlide: 1,
    label: arabic.heading.eyebrow,
    ...arabicLabels.carousel,
    ...arabicLabels.motion,
    children: arabic.benefits.map((benefit) => (
      <BenefitPanel key={benefit.subHeading} contents={[benefit]} />
    )),
  },
  play: async ({ canvasElement }) => {
    await expectSlide(canvasElement, 1);
    const [first, second] = slides(canvasElement).map((slide) => slide.getBoundingClientRect().left);
    await expect(second).toBeLessThan(first ?? Number.NaN);
    drag(canvasElement, 'next');
    await expectSlide(canvasElement, 2);
  },
});

/** A single slide needs no controls. */
export const One = meta.story({
  args: { arrows: true, autoplay: true, perSlide: 3, children: panels(NAMES.slice(0, 2)) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement.querySelector('[data-slot="carousel-timer"]')).toBeNull();
    await expect(slides(canvasElement)).toHaveLength(1);
  },
});

/** Two items per slide at every width. */
export const TwoPerSlide = meta.story({
  args: { perSlide: 2 },
  play: async ({ canvasElement }) => {
    await expect(slides(canvasElement)).toHaveLength(Math.ceil(NAMES.length / 2));
  },
});

/** Without items the region is empty: leave the carousel out. */
export const Empty = meta.story({
  args: { children: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(slides(canvasElement)).toHaveLength(0);
  },
});

const many = panels(Array.from({ length: 30 }, (_, index) => `${index + 1}. ${NAMES[index % NAMES.length]}`));

/** Too many slides for dots: the position replaces them, and the controls fit. */
export const Many = meta.story({
  args: {
    arrows: true,
    autoplay: true,
    defaultPaused: true,
    perSlide: 1,
    children: many,
  },
  render: (args) => (
    <Narrow>
      <Carousel {...args} />
    </Narrow>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /^Slide/ })).toBeNull();
    const position = part(canvasElement, '-position');
    await expect(position).toHaveTextContent(/^1 of 30$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await expect(position).toHaveTextContent(/^2 of 30$/);
    const controls = part(canvasElement, '-controls');
    await expect(controls.scrollWidth).toBeLessThanOrEqual(controls.clientWidth);
  },
});

/** Without arrows the dots wrap, since nothing else leads to a slide. */
export const ManyWithoutArrows = meta.story({
  args: {
    perSlide: 1,
    children: many,
  },
  render: (args) => (
    <Narrow>
      <Carousel {...args} />
    </Narrow>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('button', { name: /^Slide/ })).toHaveLength(30);
    const controls = part(canvasElement, '-controls');
    await expect(controls.scrollWidth).toBeLessThanOrEqual(controls.clientWidth);
  },
});

/** The controls in each state; paused unless the name says otherwise. */
export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  args: { arrows: true, perSlide: 1 },
  render: (args) => (
    <BothThemes>
      {(ground) =>
        ['rest', ...HELD, 'playing', 'last slide, without loop'].map((state) => (
          <State key={state} name={state}>
            <Carousel
              {...args}
              label={`Benefits (${state}, ${ground})`}
              defaultPaused={state !== 'playing'}
              autoplay={!state.startsWith('last')}
              loop={!state.startsWith('last')}
              defaultIndex={state.startsWith('last') ? 3 : 0}
              // Otherwise a late screenshot would show another slide.
              index={state === 'playing' ? 0 : undefined}
            >
              {panels(NAMES.slice(0, 4))}
            </Carousel>
          </State>
        ))
      }
    </BothThemes>
  ),
});

/** Slides are as high as the highest; dots that do not fit wrap. */
export const LongContent = meta.story({
  parameters: { lang: 'de' },
  globals: { textSize: 'double' },
  args: {
    label: 'Vorteile',
    ...germanLabels.carousel,
    ...germanLabels.motion,
    arrows: true,
    autoplay: true,
    defaultPaused: true,
    perSlide: 1,
    children: [
      ...[longWords.german, longWords.unbroken, ...GERMAN_NAMES].map((name) => (
        <BenefitPanel
          key={name}
          contents={[
            { subHeading: name, description: 'Apps für Web, Telefon und Fernseher verwalten Sie gemeinsam.' },
          ]}
        />
      )),
      <BenefitPanel
        key="arabic"
        lang="ar"
        dir="rtl"
        contents={[{ subHeading: longWords.arabic, description: longWords.arabic }]}
      />,
    ],
  },
  render: (args) => (
    <Narrow>
      <Carousel {...args} />
    </Narrow>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expectSlide(canvasElement, 1);
    await expect(canvas.getAllByRole('button', { name: /^Folie/ })).toHaveLength(12);
    const heights = new Set(slides(canvasElement).map(({ offsetHeight }) => offsetHeight));
    await expect(heights.size).toBe(1);
    const controls = part(canvasElement, '-controls');
    await expect(controls.scrollWidth).toBeLessThanOrEqual(controls.clientWidth);
  },
});
