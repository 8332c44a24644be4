import { expect } from 'storybook/test';
import { frame } from '#storybook/designs/boards.ts';
import { everyLook } from '#storybook/modes.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, State } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { longWords } from '../../../test/examples/long-words.js';
import { marks } from '../../../test/examples/marks.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { partOf } from '../../../test/part.js';
import { Stack } from '../stack/index.js';
import { Chip } from './chip.js';

const meta = preview.meta({
  title: 'Components/Chip',
  component: Chip,
  args: { children: 'Material UI' },
  parameters: { design: frame('chip') },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Material UI')).toBeVisible();
  },
});

export const WithMark = meta.story({ args: { mark: marks[3] } });

/** Plain, with a mark, and small. */
export const Variants = meta.story({
  render: () => (
    <div className="canvas-row">
      <Chip>React</Chip>
      <Chip mark={marks[3]}>Tailwind CSS</Chip>
      <Chip size="sm" mark={marks[3]}>
        Go
      </Chip>
    </div>
  ),
});

/** For narrow places, such as a marquee. */
export const Small = meta.story({ args: { mark: marks[3], size: 'sm' } });

/** As wide as its name, also where the parts beside it are stretched. */
export const AmongStretchedParts = meta.story({
  render: (args) => (
    <Stack>
      <Chip {...args} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [chip, label] = ['chip', 'chip-label'].map((slot) =>
      partOf(canvasElement, slot).getBoundingClientRect(),
    );
    await expect(chip?.width).toBeLessThan((label?.width ?? 0) + 48);
  },
});

export const States = meta.story({
  parameters: everyLook,
  render: () => (
    <BothThemes>
      <div className="canvas-row">
        <State name="plain">
          <Chip>React</Chip>
        </State>
        <State name="with a mark">
          <Chip mark={marks[3]}>Tailwind CSS</Chip>
        </State>
        <State name="small">
          <Chip size="sm" mark={marks[3]}>
            Go
          </Chip>
        </State>
      </div>
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  ...inGermanNarrow,
  args: { mark: marks[3] },
  render: (args) => (
    <>
      {Object.entries(longWords).map(([name, words]) => (
        <Chip key={name} {...args} lang={name === 'arabic' ? 'ar' : undefined}>
          {words}
        </Chip>
      ))}
    </>
  ),
});

export const RTL = meta.story({
  ...inArabic,
  args: { mark: marks[3], children: arabic.technologies[0] },
});
