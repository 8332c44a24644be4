import { expect } from 'storybook/test';
import { everyLook } from '#storybook/modes.ts';
import preview from '#storybook/preview.ts';
import { BothThemes } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { longWords } from '../../../test/examples/long-words.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { Heading } from './heading.js';

const meta = preview.meta({
  title: 'Components/Heading',
  component: Heading,
  args: { level: 2 as const, children: 'One login for every screen' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('One login for every screen');
  },
});

/** Unset, the size follows the level. */
export const Levels = meta.story({
  render: () => (
    <>
      {([1, 2, 3, 4, 5, 6] as const).map((level) => (
        <Heading key={level} level={level}>
          Level {level}
        </Heading>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const sizes = [1, 2, 3, 4, 5, 6].map((level) => {
      const { fontSize } = getComputedStyle(canvas.getByRole('heading', { level }));
      return Number.parseFloat(fontSize);
    });
    await expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    await expect(new Set(sizes).size).toBe(4);
  },
});

export const ExtraLarge = meta.story({ args: { size: 'xl' } });

export const Large = meta.story({ args: { size: 'lg' } });

export const Medium = meta.story({ args: { size: 'md' } });

export const Small = meta.story({ args: { size: 'sm' } });

export const ExtraSmall = meta.story({ args: { size: 'xs' } });

export const Centred = meta.story({ args: { align: 'center' } });

export const End = meta.story({ args: { align: 'end' } });

export const States = meta.story({
  parameters: everyLook,
  render: () => (
    <BothThemes>
      {(['xl', 'lg', 'md', 'sm', 'xs'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          Size {size}
        </Heading>
      ))}
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  ...inGermanNarrow,
  render: () => (
    <>
      <Heading level={1} size="xl">
        {longWords.unbroken}
      </Heading>
      <Heading level={2}>{longWords.german}</Heading>
    </>
  ),
});

export const RTL = meta.story({
  ...inArabic,
  args: { children: arabic.heading.title },
});
