import { type Catalogue, facts, group, list, page, scale } from '../catalogue.ts';

/** Corners, strokes and elevation. */
export function shape(catalogue: Catalogue): string {
  return page(
    'Radius, stroke, elevation',
    'Corners are small, never round; a line separates, a shadow only says that one thing is truly above another.',
    { shape: ['Elevation', 'Radius', 'Stroke'] },
    [
      { heading: 'Radius', body: list('Radius', scale(catalogue, 'radius.').map(facts)) },
      { heading: 'Stroke', body: list('Stroke', scale(catalogue, 'stroke.').map(facts)) },
      {
        heading: 'Elevation',
        text: 'Use it with `color.bg.raised` and a line: in forced colours the browser removes the shadow, and the line remains.',
        body: list(
          'Elevation',
          group(catalogue, 'shadow.').map((token) => ({
            ...facts(token),
            light: token.values.light,
            dark: token.values.dark,
          })),
        ),
      },
    ],
  );
}
