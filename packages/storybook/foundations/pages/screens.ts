import { type Catalogue, facts, list, page, scale } from '../catalogue.ts';

/** Breakpoints and layers. */
export function screens(catalogue: Catalogue): string {
  const layers = scale(catalogue, 'layer.').map((token) => ({
    ...facts(token),
    name: token.id.slice('layer.'.length),
  }));
  const order = layers.map(({ name }) => name).join(' ');
  return page(
    'Breakpoints and layers',
    'Where a layout may change, and what lies above what.',
    { screens: ['Breakpoint', 'Layer'] },
    [
      {
        heading: 'Breakpoints',
        text: 'Widths of the window in px, whatever the text size; a query is true from this width on. There is no variable, since a media query cannot read one: CSS without Tailwind takes the custom media of `@weft/design-system/media.css`, scripts take `values` of `@weft/design-system/tokens`.',
        body: list(
          'Breakpoint',
          scale(catalogue, 'breakpoint.').map((token) => ({
            ...facts(token),
            media: `--ds-${token.id.slice('breakpoint.'.length)}`,
          })),
        ),
      },
      {
        heading: 'Layers',
        text: 'The order in which fixed things cover each other, the lowest first.',
        body: list(
          'Layer',
          layers.map((layer) => ({ ...layer, order })),
        ),
      },
    ],
  );
}
