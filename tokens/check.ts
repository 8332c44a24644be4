import { glob, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Resolver } from '@terrazzo/parser';
import { buildAll } from './build.ts';
import { classProblems, raisedProblems } from './checks/classes.ts';
import { contrastProblems, type Matrix, measure, pairText } from './checks/contrast.ts';
import { forcedPairProblems } from './checks/forced.ts';
import { grammarProblems, ownershipProblems, rampProblems, staleProblems } from './checks/grammar.ts';
import {
  differenceProblems,
  publicNameProblems,
  strangerProblems,
  valueProblems,
  variableProblems,
} from './checks/outputs.ts';
import { loadValidators, schemaProblems, type Validators } from './checks/schema.ts';
import * as tokens from './checks/tokens.ts';
import { classesOf, collisionProblems, loadUtilities, unknownProblems } from './checks/utilities.ts';
import { load, ROOT } from './compile.ts';
import { isPublic, MEASURED, THEMES } from './names.ts';

const SRC = new URL('src/', ROOT);
const NAMES = new URL('public-names.json', ROOT);

/** Sources that are written in tokens, from the repository's root. */
const WRITTEN = [
  'packages/design-system/src/**/*.{css,ts,tsx}',
  'site/src/**/*.{css,ts,tsx}',
  '.storybook/**/*.{css,ts,tsx}',
];

/** Where classes go without the prefix that the package's own test of its stylesheet looks for. */
const UNPREFIXED = 'site/';

/** One gate: what it proves, and what is wrong. */
export interface Gate {
  name: string;
  problems: string[];
}

const json = async <T>(file: URL): Promise<T> => JSON.parse(await readFile(file, 'utf8')) as T;

/** The contrast matrix. */
export const loadMatrix = (): Promise<Matrix> => json<Matrix>(new URL('contrast.json', ROOT));

/** Text by path. */
type Texts = readonly (readonly [path: string, text: string])[];

/** What the product writes in tokens; nothing where this package stands alone. */
async function writtenTexts(): Promise<Texts> {
  const cwd = fileURLToPath(new URL('../', ROOT));
  const texts: [string, string][] = [];
  for await (const path of glob(WRITTEN, { cwd }))
    texts.push([path, await readFile(new URL(`../${path}`, ROOT), 'utf8')]);
  return texts.sort(([a], [b]) => a.localeCompare(b, 'en'));
}

/** What the built theme makes of the product's sources. */
async function productGates(css: string, theme: string, written: Texts): Promise<Gate[]> {
  const utilities = await loadUtilities(theme);
  const known = new Set(written.flatMap(([path, text]) => (path.endsWith('.css') ? classesOf(text) : [])));
  return [
    { name: 'no token changes a class of Tailwind’s', problems: await collisionProblems(theme) },
    {
      name: 'every class of the site has a rule',
      problems: written
        .filter(([path]) => path.startsWith(UNPREFIXED))
        .flatMap(([path, text]) => unknownProblems(path, text, utilities, known)),
    },
    {
      name: 'every token’s variable in the product is defined',
      problems: written.flatMap(([path, text]) => strangerProblems(path, text, css)),
    },
  ];
}

type Source = readonly [path: string, data: Record<string, unknown>];

const failed = (gates: readonly Gate[]): boolean => gates.some(({ problems }) => problems.length > 0);

/** What can be said of the files before they are resolved. */
const fileGates = (sources: readonly Source[], validators: Validators): Gate[] => [
  {
    name: 'sources match the DTCG 2025.10 schemas',
    problems: sources.flatMap(([path, data]) => schemaProblems(path, data, validators)),
  },
  {
    name: 'names and owners are as they should be',
    problems: sources.flatMap(([path, data]) => [
      ...grammarProblems(path, data),
      ...ownershipProblems(path, data),
    ]),
  },
  {
    name: 'every theme declares the same tokens',
    problems: tokens.parityProblems(new Map(sources.filter(([path]) => path.startsWith('theme/')))),
  },
];

/** What can be said of the tokens before anything is made of them. */
async function tokenGates(resolver: Resolver): Promise<Gate[]> {
  const first: Gate = {
    name: 'every permutation resolves, with types',
    problems: tokens.permutationProblems(resolver),
  };
  if (failed([first])) return [first];
  const base = resolver.apply({});
  const ids = Object.keys(base);
  const matrix = await loadMatrix();
  const forced = resolver.apply({ theme: 'forced' });
  const { removed } = await json<{ removed: Record<string, string | null> }>(new URL('removed.json', ROOT));
  return [
    first,
    { name: 'every public token says how it is used', problems: tokens.descriptionProblems(base) },
    { name: 'a deprecation says since when', problems: tokens.deprecationProblems(base) },
    { name: 'nothing goes stale inside an island', problems: staleProblems(base) },
    { name: 'ramps of the palette run one way', problems: rampProblems(base) },
    { name: 'names are unique', problems: tokens.nameProblems(ids) },
    { name: 'fluid sizes keep zoom working', problems: tokens.fluidProblems(base) },
    {
      name: 'every colour comes from the palette',
      problems: THEMES.flatMap((theme) => tokens.aliasProblems(theme, resolver.apply({ theme }))),
    },
    { name: 'forced colours are system colours', problems: tokens.forcedProblems(forced) },
    { name: 'forced colours meet in legible pairs', problems: forcedPairProblems(forced, matrix) },
    {
      name: 'contrast holds in every theme, for every colour',
      problems: MEASURED.flatMap((theme) => contrastProblems(theme, resolver.apply({ theme }), matrix)),
    },
    {
      name: 'public names are recorded',
      problems: publicNameProblems(ids.filter(isPublic), await json<string[]>(NAMES), removed),
    },
  ];
}

/** What can be said of two fresh builds. */
async function outputGates(validators: Validators, written: Texts): Promise<Gate[]> {
  const [first, second] = [await buildAll(), await buildAll()];
  const resolved = [...first].filter(([path]) => path.endsWith('.tokens.json'));
  return [
    {
      name: 'resolved files match the DTCG 2025.10 schemas',
      problems: resolved.flatMap(([path, text]) =>
        schemaProblems(path, JSON.parse(String(text)), validators),
      ),
    },
    { name: 'every variable in use is defined', problems: variableProblems(first) },
    { name: 'every value is printable', problems: valueProblems(first) },
    { name: 'two builds are identical', problems: differenceProblems(first, second) },
    ...(await productGates(
      String(first.get('css/tokens.css')),
      String(first.get('tailwind/theme.css')),
      written,
    )),
  ];
}

/**
 * Run every gate, cheapest first. What a failed gate says would make the next kind fail for no reason of its own, so those
 * are left out: first the files, then the tokens, then the outputs.
 *
 * @throws {Error} when the sources cannot be read, linted or resolved; linting is part of `load`
 */
export async function check(): Promise<Gate[]> {
  const validators = await loadValidators();
  const paths = (await readdir(SRC, { recursive: true })).filter((path) => path.endsWith('.json')).sort();
  const sources = await Promise.all(
    paths.map(
      async (path): Promise<Source> => [path, await json<Record<string, unknown>>(new URL(path, SRC))],
    ),
  );
  const written = await writtenTexts();
  const gates = [
    ...fileGates(sources, validators),
    {
      name: 'every class stands for a token',
      problems: written.flatMap(([path, text]) =>
        path.endsWith('.css') ? [] : [...classProblems(path, text), ...raisedProblems(path, text)],
      ),
    },
  ];
  if (failed(gates)) return gates;
  gates.push(...(await tokenGates((await load()).resolver)));
  if (failed(gates)) return gates;
  return [...gates, ...(await outputGates(validators, written))];
}

/** Record the public names of the current sources. */
async function accept(): Promise<void> {
  const { resolver } = await load();
  const names = Object.keys(resolver.apply({})).filter(isPublic).sort();
  await writeFile(NAMES, `${JSON.stringify(names, null, 2)}\n`);
}

/** Print the measured contrast of every pair, tightest first. */
async function printContrast(): Promise<void> {
  const { resolver } = await load();
  const matrix = await loadMatrix();
  const rows = MEASURED.flatMap((theme) => measure(theme, resolver.apply({ theme }), matrix)).sort(
    (a, b) => a.ratio / a.needs - b.ratio / b.needs,
  );
  for (const row of rows)
    console.log(
      `${row.ratio.toFixed(2).padStart(5)} of ${row.needs}  ${row.theme.padEnd(8)} ${pairText(row)}`,
    );
}

if (import.meta.main) {
  if (process.argv.includes('--accept')) await accept();
  if (process.argv.includes('--contrast')) await printContrast();
  const gates = await check();
  for (const { name, problems } of gates) {
    console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
    for (const problem of problems) console.log(`       ${problem}`);
  }
  process.exitCode = failed(gates) ? 1 : 0;
}
