import { expect } from 'storybook/test';
import { frame } from '#storybook/designs/boards.ts';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, State } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { longWords } from '../../../test/examples/long-words.js';
import { MISSING, stages } from '../../../test/examples/pictures.js';
import { expectNoShift, SlowPicture } from '../../../test/examples/slow-picture.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { StepsFigure } from './steps-figure.js';

const steps = [
  {
    title: 'Describe it',
    description: 'Say which app, agent or data flow you need, from simple to enterprise.',
  },
  {
    title: 'Connect it',
    description: 'Pick the tools and data that it works with. Every thread has an API.',
  },
  {
    title: 'Launch it',
    description: 'Publish to web, mobile and TV from the one place where you manage them.',
  },
] as const;

const figure = (
  <picture>
    <source media="(width < 40rem)" srcSet={stages(false, 600)} width="600" height="240" />
    <img
      src={stages()}
      alt="Loose threads become a whole cloth in three stages: describe it, connect it, launch it."
      width="1200"
      height="240"
    />
  </picture>
);

/** Whether the number of each step is beside its text. */
function besideWords(root: HTMLElement): boolean[] {
  const [numbers = [], words = []] = ['number', 'content'].map((part) =>
    boxes([...root.querySelectorAll<HTMLElement>(`[data-slot="steps-figure-${part}"]`)]),
  );
  return numbers.map((number, index) => number.bottom > (words[index]?.top ?? Number.POSITIVE_INFINITY));
}

/** The boxes of the steps, in order. */
function boxes(elements: HTMLElement[]): DOMRect[] {
  return elements.map((element) => element.getBoundingClientRect());
}

const meta = preview.meta({
  title: 'Components/StepsFigure',
  component: StepsFigure,
  args: { steps, figure },
  argTypes: { figure: { control: false } },
  parameters: { design: frame('steps-figure') },
});

/** Three steps in a row, each number beside its text, and a picture below as wide as the list. */
export const Default = meta.story({
  play: playIf({ screen: 'md' }, async ({ canvas, canvasElement }) => {
    await expect(besideWords(canvasElement)).toEqual([true, true, true]);
    const picture = canvas.getByRole('img');
    await expect(getComputedStyle(picture).aspectRatio, 'a slow picture keeps its place').toBe(
      'auto 1200 / 240',
    );
    const list = canvas.getByRole('list');
    await expect(list.tagName).toBe('OL');
    const [first, second, third] = boxes(canvas.getAllByRole('listitem'));
    await expect(third?.top).toBe(first?.top);
    await expect(second?.width).toBeCloseTo(first?.width ?? 0, 0);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(canvas.getByRole('img').getBoundingClientRect().width).toBe(
      list.getBoundingClientRect().width,
    );
  }),
});

export const WithoutFigure = meta.story({ args: { figure: undefined } });

/** A single step needs no number: use a heading and a text instead. */
export const One = meta.story({ args: { steps: steps.slice(0, 1), figure: undefined } });

/** Without steps the list is empty: leave it out. */
export const Empty = meta.story({ args: { steps: [], figure: undefined } });

/** As many steps as read well, all of one width. */
export const Many = meta.story({
  args: {
    figure: undefined,
    steps: [
      ...steps.slice(0, 2),
      { title: 'Test it', description: 'Try it with data of your own, on every screen.' },
      steps[2],
      { title: 'Improve it', description: 'See what is used, and change the rest.' },
    ],
  },
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('[data-slot="steps-figure"]');
    await expect(root?.scrollWidth).toBeLessThanOrEqual(root?.clientWidth ?? 0);
  },
});

/** A picture that fails to load leaves its alternative text in its place. */
export const MissingFigure = meta.story({
  args: { figure: <img src={MISSING} alt="Three stages, joined by threads." width="1200" height="240" /> },
  play: async ({ canvas }) => {
    const name = 'Three stages, joined by threads.';
    const { offsetWidth, offsetHeight } = canvas.getByRole('img', { name });
    await expect(offsetWidth / offsetHeight).toBeCloseTo(1200 / 240, 0);
  },
});

/** A picture has the room of its width and height before it loads; nothing shifts when it does. */
export const SlowFigure = meta.story({
  render: (args) => (
    <SlowPicture src={stages()} alt="Three stages, joined by threads.">
      {({ alt, ...picture }) => (
        <StepsFigure {...args} figure={<img {...picture} alt={alt} width="1200" height="240" />} />
      )}
    </SlowPicture>
  ),
  play: ({ canvasElement }) => expectNoShift(canvasElement),
});

export const HeadingLevel = meta.story({
  args: { headingLevel: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(3);
  },
});

/** With and without a picture; nothing is interactive. */
export const States = meta.story({
  parameters: everyLook,
  render: () => (
    <BothThemes>
      <State name="with a picture">
        <StepsFigure steps={steps} figure={figure} />
      </State>
      <State name="without one">
        <StepsFigure steps={steps} />
      </State>
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  ...inGermanNarrow,
  args: {
    figure: (
      <img
        src={stages()}
        alt="Lose Fäden werden in drei Stufen zu einem ganzen Tuch: beschreiben, verbinden, veröffentlichen."
        width="1200"
        height="240"
      />
    ),
    steps: [
      { title: longWords.german, description: longWords.unbroken },
      { title: longWords.unbroken, description: `${longWords.german} `.repeat(4) },
      { title: 'Arabisch', description: <bdi lang="ar">{longWords.arabic}</bdi> },
    ],
  },
});

/** The first step is at the start of the line. */
export const RTL = meta.story({
  ...inArabic,
  args: {
    steps: arabic.steps,
    figure: <img src={stages(true)} alt={arabic.stepsFigure} width="1200" height="240" />,
  },
  play: playIf({ screen: 'md' }, async ({ canvas }) => {
    const [first, second] = boxes(canvas.getAllByRole('listitem'));
    await expect(first?.left).toBeGreaterThan(second?.left ?? Number.POSITIVE_INFINITY);
  }),
});
