import { expect } from 'storybook/test';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, Box } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { longWords } from '../../../test/examples/long-words.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { Text } from '../text/index.js';
import { Container } from './container.js';

const meta = preview.meta({
  title: 'Components/Container',
  component: Container,
  args: { children: <Box>The column of the page</Box> },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className="canvas-room">
        <Story />
      </div>
    ),
  ],
});

/** Room at the start and at the end of the last box in an element, in CSS pixels. */
function roomAround(root: Element): readonly [number, number] {
  const box = [...root.querySelectorAll('.canvas-box')].at(-1)?.getBoundingClientRect() ?? new DOMRect();
  return [Math.round(box.left), Math.round(document.documentElement.clientWidth - box.right)];
}

export const Default = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: playIf({ screen: 'own' }, async ({ canvasElement }) => {
    const [start, end] = roomAround(canvasElement);
    await expect(start).toBe(end);
    await expect(start).toBeGreaterThanOrEqual(23);
  }),
});

/** On a wide screen the content is 1312 px wide, in the middle. */
export const Wide = meta.story({
  globals: { viewport: { value: '2xl' } },
  play: playIf({ screen: 'own' }, async ({ canvasElement }) => {
    const box = canvasElement.querySelector('.canvas-box')?.getBoundingClientRect();
    await expect(box?.width).toBeLessThanOrEqual(1312);
    const [start, end] = roomAround(canvasElement);
    await expect(Math.abs(start - end)).toBeLessThanOrEqual(1);
  }),
});

/** The page's column, one as wide as running text is easy to read, and one as wide as a form is easy to fill in. */
export const Widths = meta.story({
  render: () => (
    <>
      <Container>
        <Box>page</Box>
      </Container>
      <Container width="text">
        <Box>text</Box>
      </Container>
      <Container width="form">
        <Box>form</Box>
      </Container>
    </>
  ),
});

/** One inside another has no gutter of its own. */
export const Nested = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    children: (
      <>
        <Box>In the column</Box>
        <Container width="text">
          <Box>In a container inside it</Box>
        </Container>
      </>
    ),
  },
  play: playIf({ screen: 'own' }, async ({ canvasElement }) => {
    const outer = canvasElement.querySelector('[data-slot="container"]') as Element;
    const gutter = Number.parseFloat(getComputedStyle(outer).paddingInlineStart);
    const [start, end] = roomAround(canvasElement);
    await expect(start).toBe(Math.round(gutter));
    await expect(end).toBe(start);
  }),
});

export const States = meta.story({
  parameters: everyLook,
  render: () => (
    <BothThemes stacked>
      <Container>
        <Box>The column of the page</Box>
      </Container>
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  ...inGermanNarrow,
  render: () => (
    <Container>
      <Text>
        {longWords.german} {longWords.unbroken}
      </Text>
    </Container>
  ),
});

export const RTL = meta.story({
  ...inArabic,
  args: { width: 'text', children: <Text>{arabic.heading.description}</Text> },
});
