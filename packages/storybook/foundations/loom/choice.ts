import { type Bath, type DyeName, type Fade, type Motif, type Recipe, toSvg, weave } from '@weft/cloth';

/** The values of all controls of the page. */
export interface Choice {
  readonly motif: Motif;
  readonly unitWidth: number;
  readonly unitHeight: number;
  readonly baths: readonly Bath[];
  readonly seed: number;
  readonly thread: number;
  readonly slip: number;
  readonly fadeSide: Fade['side'] | 'none';
  readonly fadeBare: number;
  readonly fadeLength: number;
}

/** Size of the cloth in px: a few repeats of the usual unit. */
export const SIZE = { width: 864, height: 480 } as const;

/** The initial choice: a cloth of the site. */
export const FIRST: Choice = {
  motif: 'diamond',
  unitWidth: 144,
  unitHeight: 232,
  baths: [
    ['indigo', 1],
    ['ink', 1],
    ['white', 0.9],
    ['madder', 1.6],
    ['turmeric', 0.7],
  ],
  seed: 3,
  thread: 5,
  slip: 10,
  fadeSide: 'none',
  fadeBare: 60,
  fadeLength: 300,
};

/** Converts a choice to the generator's input. */
function recipeOf(choice: Choice): Recipe {
  const { motif, unitWidth, unitHeight, baths, seed, thread, slip } = choice;
  return {
    motif,
    unit: [unitWidth, unitHeight],
    ...SIZE,
    seed,
    thread,
    slip,
    dyes: baths,
    ...(choice.fadeSide !== 'none' && {
      ground: 'none' as const,
      fade: { side: choice.fadeSide, bare: choice.fadeBare, length: choice.fadeLength },
    }),
  };
}

/** Weaves the cloth of a choice. Returns it as a data URL. */
export const pictureOf = (choice: Choice): string =>
  `data:image/svg+xml,${encodeURIComponent(toSvg(weave(recipeOf(choice))))}`;

/** The recipe of a choice as source code. */
export function textOf(choice: Choice): string {
  const { motif, unit, width, height, seed, thread, slip, dyes, ground, fade } = recipeOf(choice);
  const lines = [
    `motif: '${motif}',`,
    `unit: [${unit.join(', ')}],`,
    `width: ${width},`,
    `height: ${height},`,
    `seed: ${seed},`,
    `thread: ${thread},`,
    `slip: ${slip},`,
    'dyes: [',
    ...dyes.map(([dye, share]) => `  ['${dye}', ${share}],`),
    '],',
    ground && `ground: '${ground}',`,
    fade && `fade: { side: '${fade.side}', bare: ${fade.bare}, length: ${fade.length} },`,
  ];
  return `{\n${lines.flatMap((line) => (line ? [`  ${line}`] : [])).join('\n')}\n}`;
}

/** A copy of the dyes with one of them changed. */
export const withBath = (baths: readonly Bath[], at: number, dye: DyeName | 'bare', share: number): Bath[] =>
  baths.map((bath, index): Bath => (index === at ? [dye, share] : bath));
