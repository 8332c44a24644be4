import { checkPackage, createPackageFromTarballData, Package } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** A packed package: paths from its root, and what each file says. */
export type Files = ReadonlyMap<string, string>;

const NAME = '@weft/design-system';
const FOLDER = `/node_modules/${NAME}/`;

/** Reads a tarball. */
export function readTarball(data: Uint8Array): Files {
  const opened = createPackageFromTarballData(data);
  return new Map(opened.listFiles().map((path) => [path.slice(FOLDER.length), opened.readFile(path)]));
}

/** What publint says of it, suggestions included. */
export async function publintProblems(files: Files): Promise<string[]> {
  const encoder = new TextEncoder();
  const { messages, pkg } = await publint({
    pkgDir: 'package',
    pack: {
      files: [...files].map(([path, text]) => ({ name: `package/${path}`, data: encoder.encode(text) })),
    },
    strict: true,
  });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

/** What is right for this package though "are the types wrong" counts it: kind and way of resolving → why. */
export const ACCEPTED: Readonly<Record<string, string>> = {
  'NoResolution node10':
    'resolving without the exports map: no runtime or bundler that runs React 19 lacks it, and TypeScript 7 dropped it',
  'CJSResolvesToESM node16-cjs':
    'the package is ESM only; require() of ESM works from Node 20.19 on, and every bundler handles it',
};

/**
 * What "are the types wrong" says of it, by kind and way of resolving.
 *
 * @param entries the entries to look at; all of them unless given
 */
export async function typesProblems(
  files: Files,
  entries?: readonly string[],
): Promise<Map<string, string[]>> {
  const { version } = JSON.parse(files.get('package.json') ?? '{}');
  const held = Object.fromEntries([...files].map(([path, text]) => [`${FOLDER}${path}`, text]));
  const result = await checkPackage(
    new Package(held, NAME, version),
    entries && { entrypoints: [...entries] },
  );
  if (!result.types) return new Map([['no types', [NAME]]]);
  const problems = new Map<string, string[]>();
  for (const problem of result.problems) {
    const how = 'resolutionKind' in problem ? problem.resolutionKind : '';
    const where = 'entrypoint' in problem ? problem.entrypoint : JSON.stringify(problem);
    const kind = `${problem.kind} ${how}`.trim();
    problems.set(kind, [...(problems.get(kind) ?? []), where]);
  }
  return problems;
}

/** Files that every package has. */
const FIXED = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md', 'api.md'];

/** What must not leave the house: addresses of this machine, keys, and versions that only a workspace understands. */
const SECRETS: Readonly<Record<string, RegExp>> = {
  'an absolute path':
    /(?<![\w.:/-])\/(?:home|root|Users|tmp|var|work|builds?|opt)\/\w|file:\/\/|\b[A-Z]:\\\\/,
  'a private key or token': /-----BEGIN|_authToken|\bnpm_[A-Za-z0-9]{30,}|\bgh[pousr]_[A-Za-z0-9]{30,}/,
  'a version of the workspace': /"(?:workspace|catalog|link):/,
};

interface SourceMap {
  readonly sources: readonly string[];
  readonly sourcesContent?: readonly string[];
}

/** What is wrong with a source map: it must bring its sources, and lead to ours alone. */
function mapProblems(path: string, text: string): string[] {
  const { sources, sourcesContent } = JSON.parse(text) as SourceMap;
  return [
    ...(sourcesContent?.length === sources.length ? [] : [`${path} does not bring its sources`]),
    ...sources
      .filter((source) => !/^(\.\.\/)+src\/[\w./-]+\.tsx?$/.test(source))
      .map((source) => `${path} leads to ${source}`),
  ];
}

/**
 * What is wrong with the list of files, and with what they say.
 *
 * @param sources the sources that are compiled, from the package's `src`
 * @param others what else belongs into `dist`
 */
export function contentProblems(
  files: Files,
  sources: readonly string[],
  others: readonly string[],
): string[] {
  const compiled = sources.flatMap((source) =>
    ['.js', '.js.map', '.d.ts'].map((ending) => `dist/${source.replace(/\.tsx?$/, ending)}`),
  );
  const expected = new Set([...FIXED, ...compiled, ...others.map((each) => `dist/${each}`)]);
  const text = [...files].filter(([path]) => !path.endsWith('.woff2'));
  return [
    ...[...files.keys()].filter((path) => !expected.has(path)).map((path) => `${path} does not belong there`),
    ...[...expected].filter((path) => !files.has(path)).map((path) => `${path} is missing`),
    ...text.flatMap(([path, content]) =>
      Object.entries(SECRETS)
        .filter(([, pattern]) => pattern.test(content))
        .map(([what]) => `${path} holds ${what}`),
    ),
    ...text.flatMap(([path, content]) => (path.endsWith('.map') ? mapProblems(path, content) : [])),
  ].sort();
}
