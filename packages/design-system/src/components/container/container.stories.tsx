import { expect } from 'storybook/test';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, Box, Narrow } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { longWords } from '../../../test/examples/long-words.js';
import { expectNoOverflow } from '../../../test/fits.js';
import { expectHydration } from '../../../test/hydration.js';
import { Text } from '../text/index.js';
import { Container } from './container.js';

const meta = preview.meta({
  title: 'Components/Container',
  component: Container,
  args: { children: <Box>The column of the page</Box> },
  argTypes: { width: { control: 'inline-radio', options: ['page', 'text', 'form'] } },
  parameters: { layout: 'fullscreen' },
});

/** Room at the start and at the end of the first box in an element, in CSS pixels. */
function roomAround(root: Element): readonly [number, number] {
  const box = root.querySelector('.canvas-box')?.getBoundingClientRect() ?? new DOMRect();
  return [Math.round(box.left), Math.round(document.documentElement.clientWidth - box.right)];
}

export const Default = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: playIf({ screen: 'own' }, async ({ canvasElement }) => {
    const [start, end] = roomAround(canvasElement);
    await expect(start).toBe(end);
    await expect(start).toBeGreaterThanOrEqual(23);
    await expectHydration(<Container>Column</Container>);
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

/** As wide as running text is easy to read. */
export const WidthText = meta.story({ args: { width: 'text' } });

/** As wide as a form is easy to fill in. */
export const WidthForm = meta.story({ args: { width: 'form' } });

/** The three widths, one below the other. */
export const Widths = meta.story({
  render: () => (
    <>
      {(['page', 'text', 'form'] as const).map((width) => (
        <Container key={width} width={width}>
          <Box>{width}</Box>
        </Container>
      ))}
    </>
  ),
});

/** One inside another has no gutter of its own. */
export const Nested = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    children: (
      <Container width="text">
        <Box>Inside</Box>
      </Container>
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
        <Box>page</Box>
      </Container>
      <Container width="text">
        <Box>text</Box>
      </Container>
      <Container width="form">
        <Box>form</Box>
      </Container>
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  render: () => (
    <Narrow>
      <Container>
        <Text>
          {longWords.german} {longWords.unbroken}
        </Text>
      </Container>
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    await expectNoOverflow(canvasElement.querySelector<HTMLElement>('.canvas-narrow') as HTMLElement);
  },
});

export const RTL = meta.story({
  ...inArabic,
  globals: { direction: 'rtl' },
  args: { width: 'text', children: <Text>{arabic.heading.description}</Text> },
});
