import { expect } from 'storybook/test';
import { everyLook } from '#storybook/modes.ts';
import preview from '#storybook/preview.ts';
import { BothThemes } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { longWords } from '../../../test/examples/long-words.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { onGrounds } from '../../../test/on-grounds.js';
import { Cluster } from '../cluster/index.js';
import { Heading } from '../heading/index.js';
import { Hero } from '../hero/index.js';
import { Stack } from '../stack/index.js';
import { Badge } from './badge.js';

const meta = preview.meta({
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Beta' },
});

/** Plain text with a look: no control, no live region. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Beta');
    await expect(badge).not.toHaveAttribute('role');
    await expect(badge).not.toHaveAttribute('tabindex');
  },
});

export const Accent = meta.story({ args: { tone: 'accent', children: 'New' } });

export const Success = meta.story({ args: { tone: 'success', children: 'Available' } });

export const Danger = meta.story({ args: { tone: 'danger', children: 'Sold out' } });

/** In a heading the badge stays on the line and is part of the heading's name. */
export const InHeading = meta.story({
  render: () => (
    <Heading level={2}>
      AI Agents <Badge tone="accent">New</Badge>
    </Heading>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'AI Agents New' })).toBeVisible();
  },
});

/** As wide as its words, also where the parts beside it are stretched. */
export const AmongStretchedParts = meta.story({
  render: (args) => (
    <>
      <Stack>
        <Badge {...args} />
      </Stack>
      <Hero title="Agents" headingLevel={2}>
        <Badge {...args} />
      </Hero>
    </>
  ),
  play: async ({ canvas }) => {
    for (const badge of canvas.getAllByText('Beta')) {
      const words = document.createRange();
      words.selectNodeContents(badge);
      await expect(badge.getBoundingClientRect().width).toBeLessThan(
        words.getBoundingClientRect().width + 32,
      );
    }
  },
});

const badges = (
  <Cluster gap={2}>
    <Badge>Beta</Badge>
    <Badge tone="accent">New</Badge>
    <Badge tone="success">Available</Badge>
    <Badge tone="danger">Sold out</Badge>
  </Cluster>
);

/** The badge has a background of its own on every ground of a section. */
export const Grounds = meta.story(
  onGrounds(['page', 'subtle', 'ink', 'primary', 'accent', 'action'], () => badges),
);

export const States = meta.story({
  parameters: everyLook,
  render: () => <BothThemes>{badges}</BothThemes>,
});

export const LongContent = meta.story({
  ...inGermanNarrow,
  render: () => <Badge tone="accent">{longWords.unbroken}</Badge>,
});

/** The thick edge is at the right. */
export const RTL = meta.story({
  ...inArabic,
  args: { children: arabic.form.required },
  play: async ({ canvas }) => {
    const { borderLeftWidth, borderRightWidth } = getComputedStyle(canvas.getByText(arabic.form.required));
    await expect([borderLeftWidth, borderRightWidth]).toEqual(['1px', '4px']);
  },
});
