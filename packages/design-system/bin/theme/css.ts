import { blocks, type Colour, cssName, PLACES, scaledSizes, type Theme } from '@weft/tokens/theming';
import { type Brand, DENSITIES } from './brand.ts';

/** The colours and shadows of one theme. */
interface Declared {
  readonly theme: Theme;
  readonly colours: Readonly<Record<string, Colour>>;
  readonly shadows: Readonly<Record<string, { readonly lengths: string; readonly colour: Colour }>>;
}

/** Spaces that density scales: not those for optical alignment. */
const isSpace = (id: string): boolean => /^space\.(?!0$|1$|px$|half$)/.test(id);

/** The smallest radius of small frames, in px, unless the radius of cards is smaller. */
const SMALLEST = 2;

const percent = (n: number): string => `${Number((n * 100).toFixed(2))}%`;

function colourText({ components: [lightness, chroma, hue], alpha }: Colour): string {
  const opacity = alpha === 1 ? '' : ` / ${alpha}`;
  return `oklch(${percent(lightness)} ${chroma} ${hue}${opacity})`;
}

const declarations = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([id, value]) => `${cssName(id)}: ${value};`)
    .join('\n');

/** The tokens that are the same in every theme. */
function sameEverywhere({ radius, fonts, density }: Brand): Record<string, string> {
  const { factor, section, control, large } = DENSITIES[density];
  return {
    ...(fonts.text && { 'font.family.sans': fonts.text }),
    // The widths and weights of the package's own typeface would widen or thin another.
    ...((fonts.display ?? fonts.text) && {
      'font.family.display': fonts.display ?? fonts.text,
      'font.weight.semibold': '600',
      'font.weight.bold': '700',
      'font.width.wide': '100%',
    }),
    ...(radius && {
      'radius.sm': `${Math.min(radius.card, Math.max(SMALLEST, radius.card / 2))}px`,
      'radius.md': `${radius.card}px`,
      'radius.lg': `${radius.card * 1.5}px`,
      'radius.button': `${radius.button}px`,
      'radius.field': `${radius.field}px`,
    }),
    ...(density !== 'regular' && {
      ...scaledSizes(isSpace, factor),
      ...scaledSizes((id) => id === 'space.section', section),
      'size.control': `${control}rem`,
      'size.control-lg': `${large}rem`,
    }),
  };
}

const themed = ({ colours, shadows }: Declared): string =>
  declarations({
    ...Object.fromEntries(Object.entries(colours).map(([id, colour]) => [id, colourText(colour)])),
    ...Object.fromEntries(
      Object.entries(shadows).map(([id, { lengths, colour }]) => [id, `${lengths} ${colourText(colour)}`]),
    ),
  });

const indent = (text: string): string => text.replaceAll(/^(?=.)/gm, '  ');

/**
 * The style sheet of a brand. It is outside of layers, so it wins over the package's tokens whichever is loaded first. It
 * has a block for each selector for which the package has one, so that islands (TopBar, Footer, a Section on ink) change
 * too. In forced colours the package's block of system colours applies.
 */
export function themeCss(brand: Brand, declared: readonly Declared[], version: string): string {
  const same = declarations(sameEverywhere(brand));
  const coloured = declared.map((each) =>
    blocks(each.theme === 'light' ? [`:root, ${PLACES.light.join(', ')}`] : PLACES[each.theme], themed(each)),
  );
  return [
    `/* A theme for @weft/design-system ${version}, written by \`npx @weft/design-system theme\`. Load it after styles.css. */`,
    ...(same ? [blocks([':root'], same)] : []),
    `@media (forced-colors: none) {\n${indent(coloured.join('\n\n'))}\n}`,
    '',
  ].join('\n\n');
}
