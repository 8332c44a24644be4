import { expect } from 'storybook/test';
import { everyLook } from '../../../../../.storybook/modes.js';
import preview from '../../../../../.storybook/preview.js';
import { BothThemes, Narrow } from '../../../test/canvas.js';
import { expectConformance } from '../../../test/conformance.js';
import { expectHydration } from '../../../test/hydration.js';
import { StepsFigure } from './steps-figure.js';

const steps = [
  { title: 'Describe it', text: 'Say what the app, agent or flow should do, in your own words.' },
  { title: 'Connect it', text: 'Pick the tools and data that it works with. Every thread has an API.' },
  { title: 'Launch it', text: 'Publish to web, mobile and TV from the one place where you manage them.' },
] as const;

/** A flat strip of cloth for stories. */
const STRIP = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="96"><rect width="1200" height="96" fill="#0d0f3d"/><path d="m0 72 100-48 100 48 100-48 100 48 100-48 100 48 100-48 100 48 100-48 100 48 100-48 100 48" fill="none" stroke="#e2452f" stroke-width="16"/></svg>',
)}`;

const figure = (
  <img
    src={STRIP}
    alt="Three stages from left to right, joined by threads: describe it, connect it, launch it."
    width="1200"
    height="96"
  />
);

/** The boxes of the steps, in order. */
function boxes(elements: HTMLElement[]): DOMRect[] {
  return elements.map((element) => element.getBoundingClientRect());
}

const meta = preview.meta({
  title: 'Components/StepsFigure',
  component: StepsFigure,
  args: { steps, figure },
  argTypes: {
    figure: { control: false },
    headingLevel: { control: 'inline-radio', options: [2, 3, 4, 5, 6] },
  },
});

/** Three steps on one line, in an ordered list, and the picture below them as wide as the list. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.tagName).toBe('OL');
    const [first, second, third] = boxes(canvas.getAllByRole('listitem'));
    await expect(third?.top).toBe(first?.top);
    await expect(second?.width).toBeCloseTo(first?.width ?? 0, 0);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(canvas.getByRole('img').getBoundingClientRect().width).toBe(
      list.getBoundingClientRect().width,
    );
  },
});

/** Every part keeps the package's contract, and the server's HTML is what the browser renders first. */
export const Contract = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async () => {
    await expectConformance(<StepsFigure steps={steps} />, 'steps-figure');
    await expectHydration(<StepsFigure steps={steps} figure={figure} />);
  },
});

export const WithoutFigure = meta.story({
  args: { figure: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="steps-figure-figure"]')).toBeNull();
  },
});

export const HeadingLevel = meta.story({
  args: { headingLevel: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(3);
  },
});

export const States = meta.story({
  parameters: everyLook,
  render: () => (
    <BothThemes>
      <StepsFigure steps={steps} figure={figure} />
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  args: {
    steps: [
      {
        title: 'Mehrmandantenfähigkeitsprüfungen beschreiben',
        text: 'Say what the app, agent or flow should do. '.repeat(6),
      },
      ...steps,
    ],
  },
  render: (args) => (
    <Narrow>
      <StepsFigure {...args} />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('[data-slot="steps-figure"]');
    await expect(root?.scrollWidth).toBeLessThanOrEqual(root?.clientWidth ?? 0);
  },
});

/** The first step stands where reading begins. */
export const RTL = meta.story({
  globals: { direction: 'rtl' },
  args: {
    steps: [
      { title: 'صف', text: 'قل ما يجب أن يفعله التطبيق.' },
      { title: 'اربط', text: 'اختر الأدوات والبيانات.' },
      { title: 'أطلق', text: 'انشر من مكان واحد.' },
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = boxes(canvas.getAllByRole('listitem'));
    await expect(first?.left).toBeGreaterThan(second?.left ?? Number.POSITIVE_INFINITY);
  },
});
