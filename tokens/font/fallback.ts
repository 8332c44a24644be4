import type { FontMetrics } from './sfnt.ts';

/** Text to average widths over: the product's own words, so the fallback breaks lines where the font will. */
export const SAMPLE =
  'Launch web, mobile and TV apps in days rather than months, without a complex backend. Agents automate workflows, ' +
  'personalise content and support decisions. Generative tools cover creation, translation and engagement, for every ' +
  'size of business from simple to enterprise, with just one login and quick, zero fuss changes.';

/** A font that most visitors have, by the names its faces answer to. */
export interface LocalFont {
  names: readonly string[];
  /** Advance widths in thousandths of the em. */
  widths: Readonly<Record<string, number>>;
}

const spread = (groups: Record<number, string>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([width, letters]) =>
      [...letters].map((letter) => [letter, Number(width)]),
    ),
  );

/** Arial and its metric twins. */
export const ARIAL: LocalFont = {
  names: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
  widths: spread({
    222: 'ijl',
    278: ' ,.ftI',
    333: 'r',
    500: 'ckJsvxyz',
    556: 'abdeghnopquL',
    611: 'FTZ',
    667: 'ABEKPSVXY',
    722: 'wCDHNRU',
    778: 'GOQ',
    833: 'mM',
    944: 'W',
  }),
};

/** Arial Bold and its metric twins. */
export const ARIAL_BOLD: LocalFont = {
  names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
  widths: spread({
    278: ' ,.ijlI',
    333: 'ft',
    389: 'r',
    500: 'z',
    556: 'aceksvxyJ',
    611: 'bdghnopquFLTZ',
    667: 'EPSVXY',
    722: 'ABCDHKNRU',
    778: 'wGOQ',
    833: 'M',
    889: 'm',
    944: 'W',
  }),
};

/** Values of the four descriptors, in per cent. */
export interface Overrides {
  sizeAdjust: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

const mean = (width: (letter: string) => number): number =>
  [...SAMPLE].reduce((sum, letter) => sum + width(letter), 0) / SAMPLE.length;

const percent = (ratio: number): number => Number((ratio * 100).toFixed(2));

/**
 * What makes a local font take the room of `font`: its size scaled to the same mean width, its line box set to the same height.
 * The vertical metrics are divided by the scale because a browser applies the scale to them as well (CSS Fonts 5, 4.5).
 */
export function matchMetrics(font: FontMetrics, local: LocalFont): Overrides {
  const scale =
    mean(font.advance) /
    font.unitsPerEm /
    mean((letter) => {
      const width = local.widths[letter];
      if (width === undefined) throw new Error(`No width is known for ${JSON.stringify(letter)}.`);
      return width / 1000;
    });
  const vertical = (units: number): number => percent(units / font.unitsPerEm / scale);
  return {
    sizeAdjust: percent(scale),
    ascent: vertical(font.ascent),
    descent: vertical(-font.descent),
    lineGap: vertical(font.lineGap),
  };
}
