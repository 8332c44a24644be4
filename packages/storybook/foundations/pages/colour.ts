import palette from '@weft/tokens/src/primitive/color.tokens.json' with { type: 'json' };
import { hexText, oklchText } from '@weft/tokens/theming';
import { type Catalogue, element, facts, group, type Pair, page, type Token } from '../catalogue.ts';

/** Attribute of each theme; JSX names have no hyphen. */
const THEMES = { light: 'light', dark: 'dark', 'light-hc': 'lightMore', 'dark-hc': 'darkMore' } as const;

/** `#f5f6ff oklch(…)` for each theme, and the system's colour. */
const colours = ({ values, oklch }: Token): Record<string, string | undefined> => ({
  ...Object.fromEntries(
    Object.entries(THEMES).map(([theme, name]) => [name, `${values[theme]} ${oklch?.[theme]}`]),
  ),
  forced: values.forced,
});

/** `7.21 of 4.5 pass` for each theme that allows the pair. */
const measured = ({ themes }: Pair): Record<string, string> =>
  Object.fromEntries(
    Object.entries(THEMES).flatMap(([theme, name]) => {
      const found = themes[theme];
      if (!found) return [];
      const verdict = found.ratio >= found.needs ? 'pass' : 'fail';
      return [[name, `${found.ratio.toFixed(2)} of ${found.needs} ${verdict}`]];
    }),
  );

/** The pairs on each background, with a sentence about the worst one. */
function pairs({ contrast }: Catalogue): string {
  const grounds = [...new Set(contrast.map(({ bg }) => bg))];
  return grounds
    .map((ground) => {
      const here = contrast.filter(({ bg }) => bg === ground);
      const rows = here.map((pair) =>
        element('Pair', { fg: pair.fg, bg: pair.bg, rule: pair.rule, ...measured(pair) }),
      );
      const all = here.flatMap(({ themes }) => Object.values(themes));
      const failed = all.filter(({ ratio, needs }) => ratio < needs).length;
      const [tightest] = all.sort((a, b) => a.ratio / a.needs - b.ratio / b.needs);
      const verdict = failed === 0 ? 'all pass' : `${failed} fail`;
      const count = `${here.length} ${here.length === 1 ? 'pair' : 'pairs'}`;
      const summary = `${count}, ${verdict}; tightest ${tightest?.ratio.toFixed(2)} of ${tightest?.needs}`;
      return [`<Pairs ground="${ground}" summary="${summary}">`, ...rows, '</Pairs>'].join('\n');
    })
    .join('\n\n');
}

/** The ramps in the order of the page: the dyes, the yarn and what is derived from them. */
const RAMPS = [
  'indigo',
  'turmeric',
  'madder',
  'ink',
  'mist',
  'leaf',
  'danger',
  'shade',
  'film',
  'dusk',
] as const satisfies readonly Exclude<keyof typeof palette.palette, `$${string}` | 'white'>[];

/** The theme on whose ground a translucent ramp is used. */
const TRANSLUCENT: Readonly<Record<string, string>> = { shade: 'light', film: 'dark', dusk: 'dark' };

interface Dye {
  readonly $value: { readonly components: readonly number[]; readonly alpha?: number };
}

/** `50 #f5f6ff oklch(…)` for each step of a ramp. */
function ramp(name: (typeof RAMPS)[number]): string {
  const { $description, ...steps } = palette.palette[name];
  const written = Object.entries(steps as Readonly<Record<string, Dye>>).map(([step, { $value }]) => {
    const { components, alpha = 1 } = $value;
    const color = { colorSpace: 'oklch' as const, components: [...components] as never, alpha };
    return `${step} ${hexText(color)} ${oklchText(color)}`;
  });
  return element('Ramp', { name, rule: $description, theme: TRANSLUCENT[name], steps: written.join('; ') });
}

/** The colours of every token in each theme, in OKLCH, for the strip of contrasts. */
export const colourValues = (catalogue: Catalogue): string =>
  JSON.stringify(
    Object.fromEntries(
      group(catalogue, 'color.').map(({ id, oklch }) => [
        id,
        Object.fromEntries(Object.entries(THEMES).map(([theme, name]) => [name, oklch?.[theme]])),
      ]),
    ),
  );

/** Every ramp, every role in every theme, and every allowed pair. */
export function colour(catalogue: Catalogue): string {
  const swatches = (prefix: string): string =>
    [
      '<Roles>',
      ...group(catalogue, prefix).map((token) => element('Colour', { ...facts(token), ...colours(token) })),
      '</Roles>',
    ].join('\n');
  const text = page(
    'Colour',
    'Four dyes and the undyed yarn. A colour is chosen by its role, never by its look, so that each theme can have its own value.',
    { colour: ['Colour', 'Roles'], contrast: ['Pair', 'Pairs', 'Strip'], ramp: ['Ramp', 'Ramps'] },
    [
      {
        heading: 'Dyes',
        text: 'The palette is private: a step may change in any release. Use a role below: each theme has its own step for it. A press on a step copies its value, for a sketch.',
        body: ['<Ramps>', ...RAMPS.map(ramp), '</Ramps>'].join('\n'),
      },
      {
        heading: 'Grounds',
        text: 'Backgrounds. The bolts (ink, indigo, turmeric, madder) are backgrounds of whole sections, which set `data-theme`: what is on them has the colours of that theme.',
        body: swatches('color.bg.'),
      },
      {
        heading: 'Text and icons',
        text: 'A colour named `on-…` belongs to the ground of that name and to no other. On turmeric `fg.muted` looks nearly as dark as `fg.default`, because a lighter one would have too little contrast: there, size and weight make the difference.',
        body: swatches('color.fg.'),
      },
      {
        heading: 'Lines',
        text: 'Hairlines, the edges of fields, the focus ring and the thread of what is selected.',
        body: swatches('color.line.'),
      },
      {
        heading: 'Contrast',
        text: 'Every allowed pair, measured in each theme and never rounded up; for translucent colours, the worst case. A pair that is not here is not allowed. A dash: the pair does not occur in that theme, or one of its colours is exempt.',
        body: `<Strip colours={colours}>\n\n${pairs(catalogue)}\n\n</Strip>`,
      },
      {
        heading: 'Exempt',
        text: catalogue.exempt
          .map(
            ({ token, themes, reason }) =>
              `- \`${token}\`${themes ? ` (${themes.join(', ')})` : ''}: ${reason}`,
          )
          .join('\n'),
      },
    ],
  );
  return text.replace('\n\n<Meta', "\nimport colours from './colours.json';\n\n<Meta");
}
