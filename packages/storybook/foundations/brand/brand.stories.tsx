import { DENSITIES, RADII } from '@weft/design-system/storybook/brand-theme.ts';
import { BRANDS } from '@weft/design-system/storybook/brands.ts';
import { everyLook } from '@weft/design-system/storybook/modes.ts';
import preview from '@weft/design-system/storybook/preview.ts';
import { expect, spyOn } from 'storybook/test';
import { Brand, type BrandProps } from './brand.js';

const colour = { control: 'color' } as const;

/**
 * Your brand on every part: set colours, radius, typefaces and density in the controls, then copy `theme.css`, the same file
 * that `npx @weft/design-system theme brand.json` writes. The address keeps the brand, so that a link shows it to others, but no
 * list of typefaces, because Storybook drops values with a comma.
 */
const meta = preview.meta({
  title: 'Foundations/Your brand',
  component: Brand,
  parameters: { layout: 'fullscreen' },
  // The toolbar’s brand would replace the one in the controls.
  globals: { brand: 'weft' },
  argTypes: {
    ink: colour,
    action: colour,
    primary: colour,
    accent: colour,
    paper: colour,
    radiusButton: { control: { type: 'number', min: 0, max: RADII.button } },
    radiusField: { control: { type: 'number', min: 0, max: RADII.field } },
    radiusCard: { control: { type: 'number', min: 0, max: RADII.card } },
    density: { control: 'inline-radio', options: Object.keys(DENSITIES) },
  },
});

interface BrandFile {
  readonly colors: Pick<BrandProps, 'ink' | 'action' | 'primary' | 'accent' | 'paper'>;
  readonly radius?: number | { readonly button: number; readonly field: number; readonly card: number };
  readonly fonts?: Pick<BrandProps, 'text' | 'display'>;
  readonly density?: BrandProps['density'];
}

/** A brand's file as arguments of the story. */
function argsOf({ colors, radius, fonts, density }: BrandFile): BrandProps {
  const { button, field, card } =
    typeof radius === 'object' ? radius : { button: radius, field: radius, card: radius };
  return { ...colors, ...fonts, density, radiusButton: button, radiusField: field, radiusCard: card };
}

/** A green call to action, warm paper, pills beside square fields, a serif for headings. */
export const Orchard = meta.story({
  args: argsOf(BRANDS.orchard),
  parameters: everyLook,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const send = canvas.getByRole('button', { name: 'Send' });

    await step('every part is in the brand', async () => {
      await expect(getComputedStyle(send).borderRadius).toBe('999px');
      await expect(getComputedStyle(canvas.getByRole('textbox', { name: 'Name' })).borderRadius).toBe('4px');
      await expect(getComputedStyle(canvas.getByRole('heading', { level: 1 })).fontFamily).toContain('Serif');
    });

    await step('the button copies the style sheet of the page', async () => {
      const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      await userEvent.click(canvas.getByRole('button', { name: 'Copy theme.css' }));
      await expect(copied).toHaveBeenCalledWith(
        canvasElement.querySelector('.brand-file style')?.textContent,
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Copy brand.json' }));
      const [file = ''] = copied.mock.lastCall ?? [];
      await expect(JSON.parse(file)).toEqual(BRANDS.orchard);
      copied.mockRestore();
    });
  },
});

/** Two colours, one of them too light for white text: the page lists the changes for contrast. */
export const Taxi = meta.story({
  args: argsOf(BRANDS.taxi),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/^What contrast demanded/));
    const changes = canvas.getByRole('list', { name: 'What contrast demanded' });
    await expect(changes).toBeVisible();
    await expect(changes).toHaveTextContent('(fg.on-action) is #111111 instead of white');
  },
});

/** A red call to action: errors have another red. */
export const Plum = meta.story({ args: argsOf(BRANDS.plum) });

/** A value that is not a colour: the page says so, and shows the parts in the default theme. */
export const Refused = meta.story({
  args: { ...argsOf(BRANDS.plum), action: 'red-ish' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/colors\.action is "red-ish", which is no colour/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Copy theme.css' })).toBeNull();
  },
});
