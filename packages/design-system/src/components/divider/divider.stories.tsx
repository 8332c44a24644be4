import { expect } from 'storybook/test';
import { everyLook } from '#storybook/modes.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, State } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { longWords } from '../../../test/examples/long-words.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { onGrounds } from '../../../test/on-grounds.js';
import { Cluster } from '../cluster/index.js';
import { Stack } from '../stack/index.js';
import { Text } from '../text/index.js';
import { Divider } from './divider.js';

const meta = preview.meta({
  title: 'Components/Divider',
  component: Divider,
  render: (args) => (
    <Stack gap={4}>
      <Text>Apps, agents and data flows.</Text>
      <Divider {...args} />
      <Text>One login for all of them.</Text>
    </Stack>
  ),
});

/** A separator between two things, as wide as they are. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const line = canvas.getByRole('separator');
    await expect(line).not.toHaveAttribute('aria-orientation');
    const stack = canvasElement.querySelector('[data-slot="stack"]');
    await expect(line.offsetWidth).toBe(stack?.clientWidth);
  },
});

/** Two threads, woven. */
export const Thread = meta.story({ args: { variant: 'thread' } });

/** As high as its row. */
export const Vertical = meta.story({
  args: { orientation: 'vertical' },
  render: (args) => (
    <Cluster align="stretch">
      <Text>Terms</Text>
      <Divider {...args} />
      <Text>Privacy</Text>
      <Divider {...args} variant="thread" />
      <Text>Contact</Text>
    </Cluster>
  ),
  play: async ({ canvas }) => {
    for (const line of canvas.getAllByRole('separator')) {
      await expect(line).toHaveAttribute('aria-orientation', 'vertical');
      await expect(line.offsetHeight).toBe(line.parentElement?.clientHeight);
      await expect(line.offsetWidth).toBeLessThan(5);
    }
  },
});

/** On the grounds of sections. */
export const Grounds = meta.story(
  onGrounds(['page', 'subtle', 'ink', 'primary', 'accent', 'action'], () => (
    <>
      <Divider />
      <Divider variant="thread" />
    </>
  )),
);

export const States = meta.story({
  parameters: everyLook,
  render: () => (
    <BothThemes>
      <Stack gap={4}>
        <State name="hairline">
          <Divider />
        </State>
        <State name="thread">
          <Divider variant="thread" />
        </State>
        <Cluster align="stretch">
          <Text>Terms</Text>
          <Divider orientation="vertical" />
          <Text>Privacy</Text>
          <Divider orientation="vertical" variant="thread" />
          <Text>Contact</Text>
        </Cluster>
      </Stack>
    </BothThemes>
  ),
});

/** Between long words it is as wide as the column. */
export const LongContent = meta.story({
  ...inGermanNarrow,
  render: () => (
    <Stack gap={4}>
      <Text>{longWords.unbroken}</Text>
      <Divider variant="thread" />
      <Text>{longWords.german}</Text>
    </Stack>
  ),
});

export const RTL = meta.story({
  ...inArabic,
  render: () => (
    <Cluster align="stretch">
      <Text>{arabic.questions[0].question}</Text>
      <Divider orientation="vertical" variant="thread" />
      <Text>{arabic.form.required}</Text>
    </Cluster>
  ),
});
