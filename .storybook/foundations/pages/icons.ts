import { list, page } from '../catalogue.ts';
import type { Icon } from '../icons.ts';

/** The icons that components draw. */
export function iconsPage(all: readonly Icon[]): string {
  return page(
    'Icons',
    'Few, drawn as threads: straight lines with cut ends on a grid, in the colour of the text beside them.',
    { icons: ['Figure'] },
    [
      {
        heading: 'Rules',
        text: [
          '- Drawn at `size.icon` in `currentColor`, so that themes and forced colours reach them; lines are two units wide on a grid of 20, and as heavy on smaller and larger ones.',
          '- Hidden from assistive technology: the word beside an icon, or the name of its button, says what it means.',
          '- What points along the line of text turns round from right to left.',
          '- Components bring their own. An icon of yours goes into an `IconButton`.',
        ].join('\n'),
      },
      {
        heading: 'Figures',
        text: 'Each is copied as SVG.',
        body: list(
          'Figure',
          all.map(({ name, component, viewBox, stroke, d, mirrors }) => ({
            name,
            component,
            viewBox,
            stroke,
            d,
            mirrors: mirrors ? 'yes' : 'no',
          })),
        ),
      },
    ],
  );
}
