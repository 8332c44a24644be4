import { expect, fn } from 'storybook/test';
import { everyLook } from '#storybook/modes.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, HELD, heldStates, State } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { longWords } from '../../../test/examples/long-words.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { ThemeToggle } from './theme-toggle.js';

const meta = preview.meta({
  title: 'Components/ThemeToggle',
  component: ThemeToggle,
  args: { onValueChange: fn() },
});

/** The group and its choices have names; a choice is a target of 44 px (WCAG 2.5.8). */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Theme' })).toBeVisible();
    const choices = canvas.getAllByRole('radio');
    await expect(choices.map((each) => each.closest('label')?.textContent)).toEqual([
      'System',
      'Light',
      'Dark',
    ]);
    for (const each of choices) {
      await expect(Math.min(each.offsetWidth, each.offsetHeight)).toBeGreaterThanOrEqual(43);
    }
  },
});

/** Arrow keys choose, as in every group of radio buttons, and the page follows. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const { dataset } = document.documentElement;
    const { theme } = dataset;
    try {
      await userEvent.click(canvas.getByRole('radio', { name: 'System' }));
      await expect(dataset.theme).toBeUndefined();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: 'Light' })).toHaveFocus();
      await expect(dataset.theme).toBe('light');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('light');
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
      await expect(dataset.theme).toBe('dark');
    } finally {
      localStorage.removeItem('ds-theme');
      if (theme === undefined) delete dataset.theme;
      else dataset.theme = theme;
    }
  },
});

/** Each state. All of them show the theme of this page. */
export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  render: (args) => (
    <BothThemes>
      {(ground) =>
        ['rest', ...HELD].map((state) => (
          <State key={state} name={state}>
            <ThemeToggle {...args} label={`Theme, ${state}, ${ground}`} />
          </State>
        ))
      }
    </BothThemes>
  ),
});

/** Names are not shown, so long ones take no room. */
export const LongContent = meta.story({
  ...inGermanNarrow,
  args: {
    label: longWords.german,
    systemLabel: longWords.unbroken,
    lightLabel: 'Hell',
    darkLabel: 'Dunkel',
  },
  globals: { textSize: 'double' },
});

export const RTL = meta.story({
  ...inArabic,
  args: arabic.theme,
  play: async ({ canvas }) => {
    const [first, last] = [0, 2].map(
      (index) => canvas.getAllByRole('radio')[index]?.getBoundingClientRect().left,
    );
    await expect(first).toBeGreaterThan(last ?? Number.NaN);
  },
});
