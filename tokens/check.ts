import { readdir, readFile, writeFile } from 'node:fs/promises';
import { buildAll } from './build.ts';
import { contrastProblems, type Matrix, measure } from './checks/contrast.ts';
import { differenceProblems, publicNameProblems, valueProblems, variableProblems } from './checks/outputs.ts';
import { loadValidators, schemaProblems } from './checks/schema.ts';
import * as tokens from './checks/tokens.ts';
import { load, ROOT } from './compile.ts';
import { isPublic, MEASURED, THEMES } from './names.ts';

const SRC = new URL('src/', ROOT);
const NAMES = new URL('public-names.json', ROOT);

/** One gate: what it proves, and what is wrong. */
export interface Gate {
  name: string;
  problems: string[];
}

const json = async <T>(file: URL): Promise<T> => JSON.parse(await readFile(file, 'utf8')) as T;

/** The contrast matrix. */
export const loadMatrix = (): Promise<Matrix> => json<Matrix>(new URL('contrast.json', ROOT));

/**
 * Run every gate over the sources and a fresh build, cheapest first. Linting is part of `load`, so a lint error throws.
 *
 * @throws {Error} when the sources cannot be read, linted or resolved
 */
export async function check(): Promise<Gate[]> {
  const validators = await loadValidators();
  const sources = (await readdir(SRC, { recursive: true })).filter((path) => path.endsWith('.json')).sort();
  const parsed = await Promise.all(
    sources.map(async (path) => [path, await json<Record<string, unknown>>(new URL(path, SRC))] as const),
  );
  const { resolver } = await load();
  const base = resolver.apply({});
  const ids = Object.keys(base);
  const matrix = await loadMatrix();
  const [first, second] = [await buildAll(), await buildAll()];
  const resolved = [...first]
    .filter(([path]) => path.endsWith('.tokens.json'))
    .map(([path, text]) => [path, JSON.parse(String(text))] as const);
  const { removed } = await json<{ removed: Record<string, string | null> }>(new URL('removed.json', ROOT));

  return [
    {
      name: 'sources and resolved files match the DTCG 2025.10 schemas',
      problems: [...parsed, ...resolved].flatMap(([path, data]) => schemaProblems(path, data, validators)),
    },
    { name: 'every permutation resolves, with types', problems: tokens.permutationProblems(resolver) },
    {
      name: 'every theme declares the same tokens',
      problems: tokens.parityProblems(new Map(parsed.filter(([path]) => path.startsWith('theme/')))),
    },
    { name: 'every public token says how it is used', problems: tokens.descriptionProblems(base) },
    { name: 'names are unique', problems: tokens.nameProblems(ids) },
    { name: 'fluid sizes keep zoom working', problems: tokens.fluidProblems(base) },
    {
      name: 'every colour comes from the palette',
      problems: THEMES.flatMap((theme) => tokens.aliasProblems(theme, resolver.apply({ theme }))),
    },
    {
      name: 'forced colours are system colours',
      problems: tokens.forcedProblems(resolver.apply({ theme: 'forced' })),
    },
    {
      name: 'contrast holds in every theme, for every colour',
      problems: MEASURED.flatMap((theme) => contrastProblems(theme, resolver.apply({ theme }), matrix)),
    },
    { name: 'every variable in use is defined', problems: variableProblems(first) },
    { name: 'every value is printable', problems: valueProblems(first) },
    { name: 'two builds are identical', problems: differenceProblems(first, second) },
    {
      name: 'public names are recorded',
      problems: publicNameProblems(ids.filter(isPublic), await json<string[]>(NAMES), removed),
    },
  ];
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
  for (const { theme, fg, bg, ratio, needs } of rows)
    console.log(`${ratio.toFixed(2).padStart(5)} of ${needs}  ${theme.padEnd(8)} ${fg} on ${bg}`);
}

if (import.meta.main) {
  if (process.argv.includes('--accept')) await accept();
  if (process.argv.includes('--contrast')) await printContrast();
  const gates = await check();
  for (const { name, problems } of gates) {
    console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
    for (const problem of problems) console.log(`       ${problem}`);
  }
  process.exitCode = gates.some(({ problems }) => problems.length > 0) ? 1 : 0;
}
