import { type Catalogue, element, facts, group, list, type Pair, page, type Token } from '../catalogue.ts';

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
  const grounds = [...new Set(contrast.map(({ bg }) => bg))].sort();
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

/** Every colour in every theme, and every allowed pair. */
export function colour(catalogue: Catalogue): string {
  const swatches = (prefix: string): string =>
    list(
      'Colour',
      group(catalogue, prefix).map((token) => ({ ...facts(token), ...colours(token) })),
    );
  return page(
    'Colour',
    'Four dyes and the undyed yarn. A colour is chosen by its role, never by its look, so that each theme can answer for itself.',
    { colour: ['Colour'], contrast: ['Pair', 'Pairs'] },
    [
      {
        heading: 'Grounds',
        text: 'What things lie on. The bolts (ink, indigo, turmeric, madder) are whole sections and carry `data-theme`, so what lies on them follows.',
        body: swatches('color.bg.'),
      },
      {
        heading: 'Text and icons',
        text: 'A colour named `on-…` belongs to the ground of that name and to no other.',
        body: swatches('color.fg.'),
      },
      {
        heading: 'Lines',
        text: 'Hairlines, the edges of fields, the focus ring and the thread of what is selected.',
        body: swatches('color.line.'),
      },
      {
        heading: 'Contrast',
        text: 'Every pair that may meet, measured in each theme and cut to two places, never rounded up; what is translucent is laid over all that may be beneath it, and the worst is shown. A pair that is not here is not allowed; where a theme is not measured, the two do not meet in it, or one of them is exempt.',
        body: pairs(catalogue),
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
}
