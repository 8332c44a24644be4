import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';
import { HEADER } from '../names.ts';
import { type Axis, charactersOf, FALLBACK_FAMILY, FAMILY, SUBSETS, unicodeRange, VOICES } from './faces.ts';
import { ARIAL, ARIAL_BOLD, type LocalFont, matchMetrics, SAMPLE } from './fallback.ts';
import { readMetrics } from './sfnt.ts';

/** Kerning, composed accents and ligatures; small capitals, old figures and the like are never asked for. */
const FEATURES = ['kern', 'ccmp', 'liga'];

const PACKAGE = pathToFileURL(
  createRequire(import.meta.url).resolve('@fontsource-variable/anek-latin/package.json'),
);
const SOURCE = new URL('files/anek-latin-latin-standard-normal.woff2', PACKAGE);
const LICENCE = new URL('LICENSE', PACKAGE);

const axis = (value: Axis): number | { min: number; max: number; default: number } =>
  typeof value === 'number' ? value : { ...value, default: value.min };

const cut = (
  source: Buffer,
  text: string,
  targetFormat: 'woff2' | 'truetype',
  wght: Axis,
  wdth: number,
): Promise<Buffer> =>
  subsetFont(source, text, {
    targetFormat,
    variationAxes: { wght: axis(wght), wdth: axis(wdth) },
    keepFeatures: FEATURES,
    noHinting: true,
  });

const face = (descriptors: Record<string, string>): string =>
  `@font-face {\n${Object.entries(descriptors)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`;

const span = (wght: Axis): string => (typeof wght === 'number' ? String(wght) : `${wght.min} ${wght.max}`);

/** A local face that stands in until the font is there: which weights and width it serves, and where it is measured. */
interface Stand {
  local: LocalFont;
  serves: string;
  at: number;
  wdth: number;
}

const STANDS: readonly Stand[] = [
  { local: ARIAL, serves: '400 575', at: 400, wdth: 100 },
  { local: ARIAL_BOLD, serves: '576 900', at: 650, wdth: 100 },
  { local: ARIAL_BOLD, serves: '400 900', at: 725, wdth: 118 },
];

async function stand(source: Buffer, { local, serves, at, wdth }: Stand): Promise<string> {
  const metrics = readMetrics(await cut(source, SAMPLE, 'truetype', at, wdth));
  const { sizeAdjust, ascent, descent, lineGap } = matchMetrics(metrics, local);
  return face({
    'font-family': `"${FALLBACK_FAMILY}"`,
    src: local.names.map((name) => `local("${name}")`).join(', '),
    'font-weight': serves,
    'font-stretch': `${wdth}%`,
    'size-adjust': `${sizeAdjust}%`,
    'ascent-override': `${ascent}%`,
    'descent-override': `${descent}%`,
    'line-gap-override': `${lineGap}%`,
  });
}

/** The font's files and their style sheet, by path in `dist/`: same input, same bytes. */
export async function buildFonts(): Promise<Map<string, string | Uint8Array>> {
  const source = await readFile(SOURCE);
  const files = new Map<string, string | Uint8Array>();
  let css = HEADER;
  for (const voice of VOICES) {
    for (const subset of SUBSETS) {
      const name = `anek-latin-${voice.name}-${subset.name}.woff2`;
      files.set(`fonts/${name}`, await cut(source, charactersOf(subset), 'woff2', voice.wght, voice.wdth));
      css += face({
        'font-family': `"${FAMILY}"`,
        src: `url("./${name}") format("woff2")`,
        'font-weight': span(voice.wght),
        'font-stretch': `${voice.wdth}%`,
        'font-style': 'normal',
        'font-display': 'swap',
        'unicode-range': unicodeRange(subset),
      });
    }
  }
  for (const each of STANDS) css += await stand(source, each);
  files.set('fonts/fonts.css', css);
  files.set('fonts/OFL.txt', await readFile(LICENCE, 'utf8'));
  return files;
}
