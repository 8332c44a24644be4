import { checkPackage, createPackageFromTarballData, Package } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** The files of a packed package: path and content. */
export type Files = ReadonlyMap<string, string>;

const NAME = '@weft/design-system';
const FOLDER = `/node_modules/${NAME}/`;

/** Reads a tarball. */
export function readTarball(data: Uint8Array): Files {
  const opened = createPackageFromTarballData(data);
  return new Map(opened.listFiles().map((path) => [path.slice(FOLDER.length), opened.readFile(path)]));
}

/** The problems that publint finds, including suggestions. */
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

/** Problems of "are the types wrong" that this package accepts: kind and resolution mode → reason. */
export const ACCEPTED: Readonly<Record<string, string>> = {
  'NoResolution node10':
    'resolving without the exports map: no runtime or bundler that runs React 19 lacks it, and TypeScript 7 dropped it',
  'CJSResolvesToESM node16-cjs':
    'the package is ESM only; require() of ESM works from Node 20.19 on, and every bundler handles it',
};

/**
 * The problems that "are the types wrong" finds, by kind and resolution mode.
 *
 * @param entries the entries to check; all by default
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

/** Files of every package. */
const FIXED = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md', 'api.md'];

/** Content that must not be published: paths of the build machine, secrets, and workspace versions. */
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

/** The problems of a source map, which must contain its sources and refer only to files in `src`. */
function mapProblems(path: string, text: string): string[] {
  const { sources, sourcesContent } = JSON.parse(text) as SourceMap;
  return [
    ...(sourcesContent?.length === sources.length ? [] : [`${path} does not contain its sources`]),
    ...sources
      .filter((source) => !/^(\.\.\/)+src\/[\w./-]+\.tsx?$/.test(source))
      .map((source) => `${path} refers to ${source}`),
  ];
}

/**
 * The problems of the package's files and their content.
 *
 * @param sources the compiled sources, relative to `src`
 * @param others the other files of `dist`
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
    ...[...files.keys()]
      .filter((path) => !expected.has(path))
      .map((path) => `${path} does not belong in the package`),
    ...[...expected].filter((path) => !files.has(path)).map((path) => `${path} is missing`),
    ...text.flatMap(([path, content]) =>
      Object.entries(SECRETS)
        .filter(([, pattern]) => pattern.test(content))
        .map(([what]) => `${path} contains ${what}`),
    ),
    ...text.flatMap(([path, content]) => (path.endsWith('.map') ? mapProblems(path, content) : [])),
  ].sort();
}
