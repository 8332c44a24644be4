import { expect } from 'storybook/test';
import { everyLook } from '#storybook/modes.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, Box, Specimens } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { longWords } from '../../../test/examples/long-words.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { Button } from '../button/index.js';
import { Heading } from '../heading/index.js';
import { Text } from '../text/index.js';
import { Stack } from './stack.js';

const parts = [
  <Heading key="title" level={2}>
    One login for every screen
  </Heading>,
  <Text key="text">Web, mobile and TV apps are managed together.</Text>,
  <Button key="action">Start</Button>,
];

/** Lines are aligned by the texts themselves. */
const centred = [
  <Heading key="title" level={2} align="center">
    One login for every screen
  </Heading>,
  <Text key="text" align="center">
    Web, mobile and TV apps are managed together.
  </Text>,
  <Button key="action">Start</Button>,
];

const meta = preview.meta({
  title: 'Components/Stack',
  component: Stack,
  args: { children: parts },
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const stack = canvasElement.querySelector('[data-slot="stack"]');
    const [title, text] = [...(stack?.children ?? [])].map((each) => each.getBoundingClientRect());
    await expect((text?.top ?? 0) - (title?.bottom ?? 0)).toBe(16);
  },
});

export const AlignStart = meta.story({ args: { align: 'start' } });

export const AlignCenter = meta.story({ args: { align: 'center', children: centred } });

export const AlignEnd = meta.story({ args: { align: 'end' } });

/** A list, or any other element: `as`. */
export const AsList = meta.story({
  render: () => (
    <Stack as="ul" role="list" gap={2}>
      <li>Launch Apps</li>
      <li>AI Agents</li>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('data-slot', 'stack');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

const gaps = [
  <Stack key="0" gap={0} />,
  <Stack key="1" gap={1} />,
  <Stack key="2" gap={2} />,
  <Stack key="3" gap={3} />,
  <Stack key="4" gap={4} />,
  <Stack key="6" gap={6} />,
  <Stack key="8" gap={8} />,
  <Stack key="12" gap={12} />,
  <Stack key="16" gap={16} />,
  <Stack key="24" gap={24} />,
  <Stack key="stack" gap="stack" />,
];

/** Every gap. `gap={0}`, `gap={1}`, `gap={2}`, `gap={3}`, `gap={4}`, `gap={6}`, `gap={8}`, `gap={12}`, `gap={16}`, `gap={24}`, `gap="stack"`. */
export const Gaps = meta.story({
  render: () => (
    <div className="canvas-row">
      {gaps.map(({ key, props }) => (
        <Stack key={key} {...props}>
          <Box>{key}</Box>
          <Box>{key}</Box>
        </Stack>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const found = [...canvasElement.querySelectorAll('[data-slot="stack"]')].map((each) =>
      Number.parseFloat(getComputedStyle(each).rowGap),
    );
    await expect(found.slice(0, -1)).toEqual([0, 4, 8, 12, 16, 24, 32, 48, 64, 96]);
    await expect(found.at(-1)).toBeGreaterThanOrEqual(24);
  },
});

export const States = meta.story({
  parameters: everyLook,
  render: () => (
    <BothThemes>
      <Specimens name="Stretched">
        <Stack>{parts}</Stack>
      </Specimens>
      <Specimens name="Centred">
        <Stack align="center">{centred}</Stack>
      </Specimens>
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  ...inGermanNarrow,
  render: () => (
    <Stack align="start">
      <Heading level={2}>{longWords.german}</Heading>
      <Text>{longWords.unbroken}</Text>
      <Button>{longWords.german}</Button>
    </Stack>
  ),
});

export const RTL = meta.story({
  ...inArabic,
  args: {
    align: 'start',
    children: [
      <Heading key="title" level={2}>
        {arabic.heading.title}
      </Heading>,
      <Button key="action">{arabic.start}</Button>,
    ],
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.right).toBeGreaterThan(window.innerWidth / 2);
  },
});
