import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';
import { HEADER } from '../names.ts';
import { type Axis, charactersOf, FAMILY, STYLES, SUBSETS, unicodeRange } from './faces.ts';
import { matchMetrics, SAMPLES } from './fallback.ts';
import { LOCAL_FAMILIES } from './local-fonts.ts';
import { readMetrics } from './metrics.ts';

/** Kerning, composed accents and ligatures. No style uses other features, such as small capitals. */
const FEATURES = ['kern', 'ccmp', 'liga'];

const PACKAGE = pathToFileURL(
  createRequire(import.meta.url).resolve('@fontsource-variable/anek-latin/package.json'),
);
const SOURCE = new URL('files/anek-latin-latin-standard-normal.woff2', PACKAGE);
const LICENCE = new URL('LICENSE', PACKAGE);

const axis = (value: Axis): number | { min: number; max: number; default: number } =>
  typeof value === 'number' ? value : { ...value, default: value.min };

const subset = (
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

const fontFace = (descriptors: Record<string, string>): string =>
  `@font-face {\n${Object.entries(descriptors)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`;

/** A fallback face: the range of `font-weight` it replaces, and the instance that it is adjusted to. */
interface FallbackFace {
  /** The weight of the local font. */
  local: 'regular' | 'bold';
  /** Its range of `font-weight`. */
  weights: string;
  wght: number;
  wdth: number;
  /** Text over which widths are averaged. */
  sample: string;
}

const FALLBACK_FACES: readonly FallbackFace[] = [
  { local: 'regular', weights: '400 449', wght: 400, wdth: 100, sample: SAMPLES.text },
  { local: 'regular', weights: '450 549', wght: 500, wdth: 100, sample: SAMPLES.label },
  { local: 'bold', weights: '550 900', wght: 575, wdth: 100, sample: SAMPLES.label },
  { local: 'bold', weights: '400 900', wght: 725, wdth: 118, sample: SAMPLES.title },
];

async function fallbackRules(
  source: Buffer,
  { local, weights, wght, wdth, sample }: FallbackFace,
): Promise<string> {
  const metrics = readMetrics(await subset(source, sample, 'truetype', wght, wdth));
  return LOCAL_FAMILIES.map((family) => {
    const { sizeAdjust, ascent, descent, lineGap } = matchMetrics(metrics, family[local], sample);
    return fontFace({
      'font-family': `"${family.name}"`,
      src: family[local].names.map((name) => `local("${name}")`).join(', '),
      'font-weight': weights,
      'font-stretch': `${wdth}%`,
      'size-adjust': `${sizeAdjust}%`,
      'ascent-override': `${ascent}%`,
      'descent-override': `${descent}%`,
      'line-gap-override': `${lineGap}%`,
    });
  }).join('');
}

/** The contents of the font files and their style sheet, by path in `dist/`. */
export async function buildFonts(): Promise<Map<string, string | Uint8Array>> {
  const source = await readFile(SOURCE);
  const files = new Map<string, string | Uint8Array>();
  let css = HEADER;
  for (const style of STYLES) {
    for (const characters of SUBSETS) {
      const name = `anek-latin-${style.name}-${characters.name}.woff2`;
      files.set(
        `fonts/${name}`,
        await subset(source, charactersOf(characters), 'woff2', style.wght, style.wdth),
      );
      css += fontFace({
        'font-family': `"${FAMILY}"`,
        src: `url("./${name}") format("woff2")`,
        'font-weight': style.weights,
        'font-stretch': `${style.wdth}%`,
        'font-style': 'normal',
        'font-display': 'swap',
        'unicode-range': unicodeRange(characters),
      });
    }
  }
  for (const fallback of FALLBACK_FACES) css += await fallbackRules(source, fallback);
  files.set('fonts/fonts.css', css);
  files.set('fonts/OFL.txt', await readFile(LICENCE, 'utf8'));
  return files;
}
