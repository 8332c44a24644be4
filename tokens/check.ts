import { glob, readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Resolver } from '@terrazzo/parser';
import { buildAll } from './build.ts';
import { contrastProblems, type Matrix, measure, pairText } from './checks/contrast.ts';
import { forcedPairProblems } from './checks/forced-colors.ts';
import { literalClassProblems, shadowProblems } from './checks/literal-classes.ts';
import {
  publishedVariableProblems,
  reproducibilityProblems,
  usedVariableProblems,
  valueProblems,
} from './checks/outputs.ts';
import { loadValidators, schemaProblems, type Validators } from './checks/schema.ts';
import { islandProblems, namingProblems, overrideProblems, rampProblems } from './checks/structure.ts';
import {
  classesOf,
  collisionProblems,
  loadUtilities,
  unknownClassProblems,
} from './checks/tailwind-classes.ts';
import * as tokens from './checks/tokens.ts';
import { load, ROOT } from './compile.ts';
import { releaseProblems } from './diff.ts';
import { MEASURED, THEMES } from './names.ts';

const SRC = new URL('src/', ROOT);

/** Sources that use the tokens, relative to the root of the repository. */
const SOURCES = [
  'packages/design-system/src/**/*.{css,ts,tsx}',
  'site/src/**/*.{css,ts,tsx}',
  'packages/storybook/**/*.{css,ts,tsx}',
  '.storybook/**/*.{css,ts,tsx}',
];

/** Sources whose classes have no prefix. A test of the design system covers those with the prefix `ds`. */
const UNPREFIXED = 'site/';

/** A check: the rule, and its violations. */
interface Gate {
  name: string;
  problems: string[];
}

const json = async <T>(file: URL): Promise<T> => JSON.parse(await readFile(file, 'utf8')) as T;

const loadMatrix = (): Promise<Matrix> => json<Matrix>(new URL('contrast.json', ROOT));

type Texts = readonly (readonly [path: string, text: string])[];

/** The sources of the product; none outside this repository. */
async function productSources(): Promise<Texts> {
  const cwd = fileURLToPath(new URL('../', ROOT));
  const texts: [string, string][] = [];
  for await (const path of glob(SOURCES, { cwd }))
    texts.push([path, await readFile(new URL(`../${path}`, ROOT), 'utf8')]);
  return texts.sort(([a], [b]) => a.localeCompare(b, 'en'));
}

/** Checks of the product's sources against the built theme. */
async function productGates(css: string, theme: string, written: Texts): Promise<Gate[]> {
  const utilities = await loadUtilities(theme);
  const known = new Set(written.flatMap(([path, text]) => (path.endsWith('.css') ? classesOf(text) : [])));
  return [
    { name: 'no token changes the meaning of a Tailwind class', problems: await collisionProblems(theme) },
    {
      name: 'every class of the site has a rule',
      problems: written
        .filter(([path]) => path.startsWith(UNPREFIXED))
        .flatMap(([path, text]) => unknownClassProblems(path, text, utilities, known)),
    },
    {
      name: 'every token variable in the product is defined',
      problems: written.flatMap(([path, text]) => usedVariableProblems(path, text, css)),
    },
  ];
}

type Source = readonly [path: string, data: Record<string, unknown>];

const failed = (gates: readonly Gate[]): boolean => gates.some(({ problems }) => problems.length > 0);

/** Checks of the source files. */
const fileGates = (sources: readonly Source[], validators: Validators): Gate[] => [
  {
    name: 'sources match the DTCG 2025.10 schemas',
    problems: sources.flatMap(([path, data]) => schemaProblems(path, data, validators)),
  },
  {
    name: 'names follow the rules, and modes override only their own groups',
    problems: sources.flatMap(([path, data]) => [
      ...namingProblems(path, data),
      ...overrideProblems(path, data),
    ]),
  },
  {
    name: 'every theme declares the same tokens',
    problems: tokens.parityProblems(new Map(sources.filter(([path]) => path.startsWith('theme/')))),
  },
];

/** Checks of the resolved tokens. */
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
  return [
    first,
    { name: 'every public token has a description', problems: tokens.descriptionProblems(base) },
    {
      name: 'a deprecation names its version and the replacement',
      problems: tokens.deprecationProblems(base),
    },
    { name: 'every alias of a themed token changes with the theme', problems: islandProblems(base) },
    { name: 'palette ramps are monotonic', problems: rampProblems(base) },
    { name: 'names are unique', problems: tokens.nameProblems(ids) },
    { name: 'fluid sizes can be zoomed', problems: tokens.fluidProblems(base) },
    {
      name: 'every colour is an alias of the palette',
      problems: THEMES.flatMap((theme) => tokens.aliasProblems(theme, resolver.apply({ theme }))),
    },
    { name: 'forced colours are system colours', problems: tokens.forcedProblems(forced) },
    { name: 'pairs of forced colours are legible', problems: forcedPairProblems(forced, matrix) },
    {
      name: 'every colour has enough contrast in every theme',
      problems: MEASURED.flatMap((theme) => contrastProblems(theme, resolver.apply({ theme }), matrix)),
    },
    { name: 'every change since the last release has a changeset', problems: await releaseProblems() },
  ];
}

/** Checks of the outputs, from two builds. */
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
    { name: 'every variable in the outputs is defined', problems: publishedVariableProblems(first) },
    { name: 'every value is valid CSS', problems: valueProblems(first) },
    { name: 'two builds are identical', problems: reproducibilityProblems(first, second) },
    ...(await productGates(
      String(first.get('css/tokens.css')),
      String(first.get('tailwind/theme.css')),
      written,
    )),
  ];
}

/**
 * Runs every check: first those of the files, then of the tokens, then of the outputs. A failure ends the run after its group,
 * since it would cause failures in the next.
 *
 * @throws {Error} when the sources cannot be read, linted or resolved; linting is part of `load`
 */
async function check(): Promise<Gate[]> {
  const validators = await loadValidators();
  const paths = (await readdir(SRC, { recursive: true })).filter((path) => path.endsWith('.json')).sort();
  const sources = await Promise.all(
    paths.map(
      async (path): Promise<Source> => [path, await json<Record<string, unknown>>(new URL(path, SRC))],
    ),
  );
  const written = await productSources();
  const gates = [
    ...fileGates(sources, validators),
    {
      name: 'no class has a literal value, and no surface has a shadow without a border',
      problems: written.flatMap(([path, text]) =>
        path.endsWith('.css') ? [] : [...literalClassProblems(path, text), ...shadowProblems(path, text)],
      ),
    },
  ];
  if (failed(gates)) return gates;
  gates.push(...(await tokenGates((await load()).resolver)));
  if (failed(gates)) return gates;
  return [...gates, ...(await outputGates(validators, written))];
}

/** Prints the measured contrast of every pair, the nearest to its minimum first. */
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

if (process.argv.includes('--contrast')) await printContrast();
const gates = await check();
for (const { name, problems } of gates) {
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  for (const problem of problems) console.log(`       ${problem}`);
}
process.exitCode = failed(gates) ? 1 : 0;
