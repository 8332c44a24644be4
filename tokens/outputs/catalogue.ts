import { readFileSync } from 'node:fs';
import type { TokenNormalized, TokenNormalizedSet } from '@terrazzo/parser';
import { type Exemption, type Matrix, measure } from '../checks/contrast.ts';
import { type Group, tokenIds } from '../checks/tokens.ts';
import { cssName, MEASURED, utilityNames } from '../names.ts';
import { oklchText, valueText } from './text.ts';
import { type Dimension, extension, toPx } from './values.ts';

/** The range of a fluid size, in CSS px at the default text size. */
interface Range {
  min: number;
  max: number;
  from: number;
  to: number;
}

/** A public token, for documentation. */
export interface Entry {
  id: string;
  type: string;
  description: string;
  deprecated?: string | true;
  /** CSS custom property; for a text style, the common prefix of its parts' properties. */
  variable?: string;
  /** Tailwind utilities, without a prefix. */
  utilities: string[];
  /** The value as text, by mode; one entry `all` when every mode has the same. */
  values: Record<string, string>;
  /** Colours in OKLCH, by theme. */
  oklch?: Record<string, string>;
  /** The parts of a text style, as text. */
  parts?: Record<string, string>;
  range?: Range;
}

/** The contrast of a pair of colours in each of its themes; for a translucent background, its lowest. */
interface Contrast {
  fg: string;
  bg: string;
  /** The rule that requires the minimum. */
  rule: string;
  themes: Record<string, { ratio: number; needs: number }>;
}

/** The content of `json/catalogue.json`. */
export interface Catalogue {
  tokens: Entry[];
  contrast: Contrast[];
  /** Colours that need no contrast, with the reasons. */
  exempt: readonly Exemption[];
}

type Modes = ReadonlyMap<string, TokenNormalizedSet>;

const tokenIn = (tokens: TokenNormalizedSet | undefined, id: string): TokenNormalized =>
  tokens?.[id] as TokenNormalized;

/** `all` when every mode has the same value; when themes differ, each of them; otherwise the first theme and `reduced`. */
function valuesOf(id: string, modes: Modes): Record<string, string> {
  const texts = [...modes].map(([mode, tokens]) => [mode, valueText(tokenIn(tokens, id), tokens)] as const);
  const first = texts[0]?.[1] ?? '';
  if (texts.every(([, text]) => text === first)) return { all: first };
  const varies = texts.filter(([mode]) => mode !== 'reduced').some(([, text]) => text !== first);
  return Object.fromEntries(
    varies
      ? texts.filter(([mode]) => mode !== 'reduced')
      : texts.filter(([, text], i) => i === 0 || text !== first),
  );
}

function rangeOf(token: TokenNormalized, tokens: TokenNormalizedSet): Range | undefined {
  const parts = token.partialAliasOf as Record<string, string> | undefined;
  const size = parts?.fontSize ? tokenIn(tokens, parts.fontSize) : token;
  const { fluid } = extension(size);
  if (!fluid || size.$type !== 'dimension') return undefined;
  return { min: toPx(fluid.min), max: toPx(size.$value as Dimension), from: fluid.from, to: fluid.to };
}

/** The parts of a text style, from the tokens that they are aliases of. */
function partsOf(token: TokenNormalized, tokens: TokenNormalizedSet): Record<string, string> | undefined {
  if (token.$type !== 'typography') return undefined;
  const parts = (token.partialAliasOf ?? {}) as Record<string, string>;
  return Object.fromEntries(
    Object.entries(parts).map(([part, id]) => [part, valueText(tokenIn(tokens, id), tokens)]),
  );
}

function entryOf(id: string, base: TokenNormalizedSet, modes: Modes): Entry {
  const token = tokenIn(base, id);
  const [range, parts] = [rangeOf(token, base), partsOf(token, base)];
  return {
    id,
    type: token.$type,
    description: token.$description ?? '',
    ...(token.$deprecated && { deprecated: token.$deprecated }),
    ...(!id.startsWith('breakpoint.') && { variable: cssName(id) }),
    utilities: utilityNames(id),
    values: valuesOf(id, modes),
    ...(token.$type === 'color' && {
      oklch: Object.fromEntries(
        MEASURED.map((theme) => [theme, oklchText(tokenIn(modes.get(theme), id).$value as never)]),
      ),
    }),
    ...(parts && { parts }),
    ...(range && { range }),
  };
}

/** The contrast of every pair in each theme. */
function contrastOf(matrix: Matrix, modes: Modes): Contrast[] {
  const pairs = new Map<string, Contrast>();
  for (const { fg, bg, kind } of matrix.pairs) {
    const rule = matrix.kinds[kind]?.rule ?? kind;
    for (const f of fg) for (const b of bg) pairs.set(`${f} ${b}`, { fg: f, bg: b, rule, themes: {} });
  }
  for (const theme of MEASURED) {
    for (const { fg, bg, ratio, needs } of measure(theme, modes.get(theme) ?? {}, matrix)) {
      const pair = pairs.get(`${fg} ${bg}`);
      const least = Math.min(ratio, pair?.themes[theme]?.ratio ?? ratio);
      if (pair) pair.themes[theme] = { ratio: least, needs };
    }
  }
  return [...pairs.values()];
}

interface Sources {
  sources: { $ref: string }[];
}

/** Ids in the order of the sources, which is the order of the documentation. */
function sourceOrder(): string[] {
  const read = (path: string) =>
    JSON.parse(readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8')) as Group;
  const { sets, modifiers } = read('ds.resolver.json') as unknown as {
    sets: Record<string, Sources>;
    modifiers: Record<string, { default: string; contexts: Record<string, Sources['sources']> }>;
  };
  const usual = Object.values(modifiers).flatMap(({ default: name, contexts }) => contexts[name] ?? []);
  return [...Object.values(sets).flatMap(({ sources }) => sources), ...usual].flatMap(({ $ref }) =>
    tokenIds(read($ref)),
  );
}

/** All data of the documentation, without aliases. */
export function catalogue(modes: Modes, ids: readonly string[]): string {
  const [base = {}] = modes.values();
  const matrix = JSON.parse(readFileSync(new URL('../contrast.json', import.meta.url), 'utf8')) as Matrix;
  const order = new Map(sourceOrder().map((id, place) => [id, place]));
  const ordered = [...ids].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
  const all: Catalogue = {
    tokens: ordered.map((id) => entryOf(id, base, modes)),
    contrast: contrastOf(matrix, modes),
    exempt: matrix.exempt,
  };
  return `${JSON.stringify(all, null, 2)}\n`;
}
