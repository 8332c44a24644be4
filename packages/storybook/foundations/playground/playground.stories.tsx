import { type BrandName, brandTitles } from '@weft/design-system/storybook/brands.ts';
import { modes, notPictured } from '@weft/design-system/storybook/modes.ts';
import preview from '@weft/design-system/storybook/preview.ts';
import { orUsual, Playground } from './playground.js';

/** Storybook reads a list back from an address only with the type of its items, which it does not find itself. */
const listOf = (name: 'number' | 'string') => ({ name: 'array', value: { name } }) as const;

const BRAND_NAMES = Object.keys(brandTitles) as BrandName[];

/** The settings of the toolbar that the controls do not replace, or only if something is chosen in them. */
const toolbarOf = ({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) => ({
  brand: globals.brand as BrandName,
  toolbar: Object.keys(modes)
    .filter((mode) => !['theme', 'direction', 'brand'].includes(mode))
    .map((mode) => `${mode}:${globals[mode]}`)
    .join(';'),
});

/**
 * Any story side by side at several widths, in both themes and directions, and in other brands. The address keeps the
 * choice, so that a link shows it to others. `story` is the id in a story's address. Where a control is empty, the default
 * applies. Text size, motion and contrast are the toolbar's, as is the brand if none is chosen.
 */
const meta = preview.meta({
  title: 'Getting started/Playground',
  component: Playground,
  // No initial lists: an address contains only the difference from an initial list, and Storybook cannot read that.
  args: { story: 'components-authcard--default' },
  parameters: { ...notPictured, layout: 'fullscreen' },
  argTypes: {
    story: { control: 'text' },
    widths: { type: listOf('number'), control: 'inline-check', options: [320, 390, 768, 1024, 1440] },
    themes: { type: listOf('string'), control: 'inline-check', options: ['light', 'dark'] },
    directions: { type: listOf('string'), control: 'inline-check', options: ['ltr', 'rtl'] },
    brands: {
      type: listOf('string'),
      control: 'inline-check',
      options: BRAND_NAMES,
    },
    brand: { table: { disable: true } },
    toolbar: { table: { disable: true } },
  },
  render: (args, context) => <Playground {...args} {...toolbarOf(context)} />,
});

/** A component in windows of two widths, light and dark. */
export const Component = meta.story({ tags: ['!test'] });

/** A page of parts in every brand. */
export const Brands = meta.story({
  tags: ['!test'],
  args: { story: 'components-pricingtable--default' },
  render: ({ brands, ...args }, context) => (
    <Playground {...args} {...toolbarOf(context)} brands={orUsual(brands, BRAND_NAMES)} />
  ),
});
