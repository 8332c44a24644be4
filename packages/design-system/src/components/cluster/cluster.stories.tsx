import { expect } from 'storybook/test';
import { logicalBox } from '#storybook/logical-box.ts';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, Box, Narrow, Specimens, State } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { longWords } from '../../../test/examples/long-words.js';
import { expectNoOverflow } from '../../../test/fits.js';
import { expectHydration } from '../../../test/hydration.js';
import { Button } from '../button/index.js';
import { Heading } from '../heading/index.js';
import { Cluster } from './cluster.js';

const buttons = [
  <Button key="action" variant="action">
    Start with your first app
  </Button>,
  <Button key="neutral">Talk to us</Button>,
];

const meta = preview.meta({
  title: 'Components/Cluster',
  component: Cluster,
  args: { children: buttons },
  argTypes: {
    gap: { control: 'select', options: [0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 'stack'] },
    align: { control: 'inline-radio', options: ['center', 'start', 'end', 'baseline', 'stretch'] },
    justify: { control: 'inline-radio', options: ['start', 'center', 'end', 'between'] },
  },
});

const boxes = (elements: Iterable<Element>) => [...elements].map(logicalBox);

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [first, second] = boxes(canvas.getAllByRole('button'));
    await expect((second?.start ?? 0) - (first?.end ?? 0)).toBe(16);
    await expectHydration(<Cluster>{buttons}</Cluster>);
  },
});

/** At the start, in the middle, at the end, and with the free room between. */
export const Justify = meta.story({
  render: () => (
    <>
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <State key={justify} name={justify}>
          <Cluster justify={justify}>
            <Box>Launch Apps</Box>
            <Box>AI Agents</Box>
          </Cluster>
        </State>
      ))}
    </>
  ),
});

export const JustifyCenter = meta.story({ args: { justify: 'center' } });

export const JustifyEnd = meta.story({ args: { justify: 'end' } });

export const JustifyBetween = meta.story({
  args: { justify: 'between' },
  play: async ({ canvas, canvasElement }) => {
    const [cluster] = boxes(canvasElement.querySelectorAll('[data-slot="cluster"]'));
    const [first, last] = boxes(canvas.getAllByRole('button'));
    await expect([first?.start, last?.end]).toEqual([cluster?.start, cluster?.end]);
  },
});

const mixed = [
  <Heading key="title" level={3}>
    Launch Apps
  </Heading>,
  ...buttons,
];

export const AlignStart = meta.story({ args: { align: 'start', children: mixed } });

export const AlignEnd = meta.story({ args: { align: 'end', children: mixed } });

export const AlignBaseline = meta.story({ args: { align: 'baseline', children: mixed } });

export const AlignStretch = meta.story({ args: { align: 'stretch', children: mixed } });

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
      <Cluster justify="end">{buttons}</Cluster>
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  render: () => (
    <Narrow>
      <Cluster>
        <Button variant="action">Start with your first app, and bring every agent with it</Button>
        <Box>{longWords.unbroken}</Box>
      </Cluster>
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    await expectNoOverflow(canvasElement.querySelector<HTMLElement>('.canvas-narrow') as HTMLElement);
  },
});

export const RTL = meta.story({
  ...inArabic,
  globals: { direction: 'rtl' },
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
