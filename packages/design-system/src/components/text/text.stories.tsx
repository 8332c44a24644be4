import { expect } from 'storybook/test';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, Specimens } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { longWords } from '../../../test/examples/long-words.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { Link } from '../link/index.js';
import { Text } from './text.js';

const words =
  'The platform orchestrates and integrates apps, autonomous agent workflows and data flows across multiple vendors, and personalises what each visitor sees.';

const meta = preview.meta({
  title: 'Components/Text',
  component: Text,
  args: { children: words },
});

/** No wider than about 70 characters. */
export const Default = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: playIf({ screen: 'own' }, async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph').getBoundingClientRect().width).toBeLessThanOrEqual(38 * 16);
  }),
});

/** The four sizes, then the tones. */
export const Variants = meta.story({
  render: () => (
    <>
      {(['lg', 'md', 'sm', 'xs'] as const).map((size) => (
        <Specimens key={size} name={`size="${size}"`}>
          <Text size={size}>Web, mobile and TV apps are managed together.</Text>
        </Specimens>
      ))}
      {(['default', 'muted', 'accent'] as const).map((tone) => (
        <Specimens key={tone} name={`tone="${tone}"`}>
          <Text tone={tone}>Web, mobile and TV apps are managed together.</Text>
        </Specimens>
      ))}
    </>
  ),
});

export const Lead = meta.story({ args: { size: 'lg' } });

export const Small = meta.story({ args: { size: 'sm' } });

export const ExtraSmall = meta.story({ args: { size: 'xs' } });

export const Muted = meta.story({ args: { tone: 'muted' } });

export const Accent = meta.story({ args: { tone: 'accent' } });

export const Medium = meta.story({ args: { weight: 'medium' } });

export const Semibold = meta.story({ args: { weight: 'semibold' } });

/** The lines, and the paragraph itself, are centred. */
export const Centred = meta.story({
  args: { align: 'center' },
  globals: { viewport: { value: 'xl' } },
  play: playIf({ screen: 'own' }, async ({ canvas }) => {
    const { left, right } = canvas.getByRole('paragraph').getBoundingClientRect();
    await expect(Math.abs(left - (document.documentElement.clientWidth - right))).toBeLessThanOrEqual(1);
  }),
});

export const End = meta.story({ args: { align: 'end' } });

/** In a line of other text: `as="span"`. */
export const AsSpan = meta.story({
  render: () => (
    <Text>
      Ready in{' '}
      <Text as="span" weight="semibold">
        three steps
      </Text>
      , with <Link href="#help">help</Link>.
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('three steps').tagName).toBe('SPAN');
  },
});

export const States = meta.story({
  parameters: everyLook,
  render: () => (
    <BothThemes>
      <Text size="lg">Lead: {words}</Text>
      <Text>Body: {words}</Text>
      <Text size="sm" tone="muted">
        Small, muted: {words}
      </Text>
      <Text size="xs" tone="accent" weight="semibold">
        Caption, accent
      </Text>
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  ...inGermanNarrow,
  render: () => (
    <Text size="lg">
      {longWords.german} {longWords.unbroken}
    </Text>
  ),
});

export const RTL = meta.story({
  ...inArabic,
  args: { children: arabic.heading.description },
});
