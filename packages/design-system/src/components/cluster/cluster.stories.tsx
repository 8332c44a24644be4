import { expect } from 'storybook/test';
import { logicalBox } from '#storybook/logical-box.ts';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, Box, Specimens, State } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { longWords } from '../../../test/examples/long-words.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { Button } from '../button/index.js';
import { Heading } from '../heading/index.js';
import { Cluster } from './cluster.js';

const buttons = [
  <Button key="action" variant="action">
    Start with your first app
  </Button>,
  <Button key="neutral">Talk to us</Button>,
];

const pair = [<Box key="apps">Launch Apps</Box>, <Box key="agents">AI Agents</Box>];

const mixed = [
  <Heading key="title" level={3}>
    Launch Apps
  </Heading>,
  ...buttons,
];

const meta = preview.meta({
  title: 'Components/Cluster',
  component: Cluster,
  args: { children: buttons },
});

const boxes = (elements: Iterable<Element>) => [...elements].map(logicalBox);

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [first, second] = boxes(canvas.getAllByRole('button'));
    await expect((second?.start ?? 0) - (first?.end ?? 0)).toBe(16);
  },
});

/** At the start, in the middle, at the end, and with the free space between the children. */
export const Justify = meta.story({
  render: () => (
    <>
      <State name="start">
        <Cluster>{pair}</Cluster>
      </State>
      <State name="center">
        <Cluster justify="center">{pair}</Cluster>
      </State>
      <State name="end">
        <Cluster justify="end">{pair}</Cluster>
      </State>
      <State name="between">
        <Cluster justify="between">{pair}</Cluster>
      </State>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [cluster] = boxes(canvasElement.querySelectorAll('[data-shown="between"] [data-slot="cluster"]'));
    const [first, last] = boxes(canvasElement.querySelectorAll('[data-shown="between"] .canvas-box'));
    await expect([first?.start, last?.end]).toEqual([cluster?.start, cluster?.end]);
  },
});

/** Every alignment across the line. */
export const Align = meta.story({
  render: () => (
    <>
      <State name="center">
        <Cluster>{mixed}</Cluster>
      </State>
      <State name="start">
        <Cluster align="start">{mixed}</Cluster>
      </State>
      <State name="end">
        <Cluster align="end">{mixed}</Cluster>
      </State>
      <State name="baseline">
        <Cluster align="baseline">{mixed}</Cluster>
      </State>
      <State name="stretch">
        <Cluster align="stretch">{mixed}</Cluster>
      </State>
    </>
  ),
});

/** Every gap. `gap={0}`, `gap={1}`, `gap={2}`, `gap={3}`, `gap={6}`, `gap={8}`, `gap={12}`, `gap={16}`, `gap={24}`, `gap="stack"`. */
export const Gaps = meta.story({
  render: () => (
    <>
      {([0, 1, 2, 3, 6, 8, 12, 16, 24, 'stack'] as const).map((gap) => (
        <Specimens key={gap} name={String(gap)}>
          <Cluster gap={gap}>
            <Box />
            <Box />
          </Cluster>
        </Specimens>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const found = [...canvasElement.querySelectorAll('[data-slot="cluster"]')].map((each) =>
      Number.parseFloat(getComputedStyle(each).columnGap),
    );
    await expect(found.slice(0, -1)).toEqual([0, 4, 8, 12, 24, 32, 48, 64, 96]);
  },
});

/** On a phone the buttons are one below the other. */
export const Wraps = meta.story({
  globals: { viewport: { value: 'narrowest' } },
  args: { gap: 8 },
  play: playIf({ screen: 'own' }, async ({ canvas }) => {
    const [first, second] = boxes(canvas.getAllByRole('button'));
    await expect(second?.top).toBeGreaterThan(first?.bottom ?? 0);
  }),
});

export const States = meta.story({
  parameters: everyLook,
  render: () => (
    <BothThemes>
      <Cluster>{buttons}</Cluster>
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  ...inGermanNarrow,
  render: () => (
    <Cluster>
      <Button variant="action">{longWords.german}</Button>
      <Box>{longWords.unbroken}</Box>
    </Cluster>
  ),
});

export const RTL = meta.story({
  ...inArabic,
  args: {
    children: [
      <Button key="start" variant="action">
        {arabic.start}
      </Button>,
      <Button key="login">{arabic.login}</Button>,
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = boxes(canvas.getAllByRole('button'));
    await expect(first?.left).toBeGreaterThan(second?.right ?? Number.POSITIVE_INFINITY);
  },
});
