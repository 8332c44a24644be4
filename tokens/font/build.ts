import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';
import { HEADER } from '../names.ts';
import { type Axis, charactersOf, FAMILY, SUBSETS, unicodeRange, VOICES } from './faces.ts';
import { matchMetrics, SAMPLES } from './fallback.ts';
import { LOCAL_FAMILIES } from './local-fonts.ts';
import { readMetrics } from './metrics.ts';

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

/** What a local face stands in for: the weights and width it serves, by which of its own weights, and where it is measured. */
interface Stand {
  local: 'regular' | 'bold';
  serves: string;
  at: number;
  wdth: number;
  /** What it says. */
  sample: string;
}

const STANDS: readonly Stand[] = [
  { local: 'regular', serves: '400 449', at: 400, wdth: 100, sample: SAMPLES.text },
  { local: 'regular', serves: '450 549', at: 500, wdth: 100, sample: SAMPLES.label },
  { local: 'bold', serves: '550 900', at: 575, wdth: 100, sample: SAMPLES.label },
  { local: 'bold', serves: '400 900', at: 725, wdth: 118, sample: SAMPLES.title },
];

async function stand(source: Buffer, { local, serves, at, wdth, sample }: Stand): Promise<string> {
  const metrics = readMetrics(await cut(source, sample, 'truetype', at, wdth));
  return LOCAL_FAMILIES.map((family) => {
    const { sizeAdjust, ascent, descent, lineGap } = matchMetrics(metrics, family[local], sample);
    return face({
      'font-family': `"${family.name}"`,
      src: family[local].names.map((name) => `local("${name}")`).join(', '),
      'font-weight': serves,
      'font-stretch': `${wdth}%`,
      'size-adjust': `${sizeAdjust}%`,
      'ascent-override': `${ascent}%`,
      'descent-override': `${descent}%`,
      'line-gap-override': `${lineGap}%`,
    });
  }).join('');
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
        'font-weight': voice.serves,
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
