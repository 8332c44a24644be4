import preview from '@weft/design-system/storybook/preview.ts';
import { expect, fireEvent, spyOn } from 'storybook/test';
import { FIRST, pictureOf, textOf } from './choice.js';
import { Loom } from './loom.js';

const meta = preview.meta({
  title: 'Foundations/Weave a cloth',
  component: Loom,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
});

/** Each parameter changes the cloth and the recipe, and the recipe can be copied. */
export const Playground = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const cloth = (): string => canvas.getByRole('img').getAttribute('src') ?? '';
    const recipe = (): string =>
      canvas.getByRole('region', { name: 'Recipe' }).querySelector('pre')?.textContent ?? '';
    await expect(cloth()).toBe(pictureOf(FIRST));

    await step('motif and seed change the cloth', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Motif', { selector: 'select' }), 'wave');
      await fireEvent.input(canvas.getByLabelText('Seed'), { target: { value: '4' } });
      await expect(canvas.getByRole('img')).toHaveAccessibleName('A cloth with the motif wave, seed 4');
      await expect(cloth()).toBe(pictureOf({ ...FIRST, motif: 'wave', seed: 4 }));
    });

    await step('dyes change the recipe', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Ground'), 'madder');
      await userEvent.click(canvas.getByRole('button', { name: 'Remove the last dye' }));
      await expect(recipe()).toContain("['madder', 1],");
      await expect(recipe()).not.toContain('turmeric');
    });

    await step('a loose end changes the recipe', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Loose end'), 'start');
      await expect(recipe()).toContain("fade: { side: 'start', bare: 60, length: 300 },");
    });

    await step('the button copies the recipe', async () => {
      const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      await userEvent.click(canvas.getByRole('button', { name: 'Copy the recipe' }));
      await expect(copied).toHaveBeenCalledWith(recipe());
      await expect(await canvas.findByText('Copied')).toBeVisible();
    });

    await step('the reset restores the first choice', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
      await expect(recipe()).toBe(textOf(FIRST));
      await expect(canvas.queryByText('Copied')).toBeNull();
      await expect(cloth()).toBe(pictureOf(FIRST));
    });
  },
});
