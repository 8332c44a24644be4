import path from 'node:path';
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
  return new Map(opened.listFiles().map((file) => [file.slice(FOLDER.length), opened.readFile(file)]));
}

/** The problems that publint finds, including suggestions. */
export async function publintProblems(files: Files): Promise<string[]> {
  const encoder = new TextEncoder();
  const { messages, pkg } = await publint({
    pkgDir: 'package',
    pack: {
      files: [...files].map(([file, text]) => ({ name: `package/${file}`, data: encoder.encode(text) })),
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

/** The entries of the package: those without a `*`, and one for each component. */
const entriesOf = (files: Files): string[] => [
  ...Object.keys(JSON.parse(files.get('package.json') ?? '{}').exports ?? {}).filter(
    (entry) => !entry.includes('*'),
  ),
  ...[...files.keys()].flatMap((file) => {
    const [, name] = /^dist\/components\/([\w-]+)\/index\.js$/.exec(file) ?? [];
    return name ? [`./${name}`] : [];
  }),
];

/**
 * The problems that "are the types wrong" finds, by kind and resolution mode.
 *
 * @param entries the entries to check; all by default
 */
export async function typesProblems(
  files: Files,
  entries: readonly string[] = entriesOf(files),
): Promise<Map<string, string[]>> {
  const { version } = JSON.parse(files.get('package.json') ?? '{}');
  const held = Object.fromEntries([...files].map(([file, text]) => [`${FOLDER}${file}`, text]));
  const result = await checkPackage(new Package(held, NAME, version), { entrypoints: [...entries] });
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

/** The texts in a value of JSON. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** The manifest's targets that the package lacks. A `*` stands for any part of a path. */
export function manifestProblems(files: Files): string[] {
  const { exports, imports, bin } = JSON.parse(files.get('package.json') ?? '{}');
  return textsIn({ exports, imports, bin })
    .map((target) => path.posix.normalize(target))
    .filter(
      (target) =>
        ![...files.keys()].some((file) => path.posix.matchesGlob(file, target.replace(/\*$/, '**'))),
    )
    .map((target) => `package.json leads to ${target}, which is missing`);
}

/** The sources of a map that are not in the package: an editor could not open them. */
function mapProblems(file: string, text: string, files: Files): string[] {
  const { sources } = JSON.parse(text) as { readonly sources: readonly string[] };
  return sources
    .filter((source) => !files.has(path.posix.join(path.posix.dirname(file), source)))
    .map((source) => `${file} refers to ${source}, which is missing`);
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
    ['.js', '.js.map', '.d.ts', '.d.ts.map'].map((ending) => `dist/${source.replace(/\.tsx?$/, ending)}`),
  );
  const expected = new Set([
    ...FIXED,
    ...sources.map((each) => `src/${each}`),
    ...compiled,
    ...others.map((each) => `dist/${each}`),
  ]);
  const text = [...files].filter(([file]) => !file.endsWith('.woff2'));
  return [
    ...[...files.keys()]
      .filter((file) => !expected.has(file))
      .map((file) => `${file} does not belong in the package`),
    ...[...expected].filter((file) => !files.has(file)).map((file) => `${file} is missing`),
    ...text.flatMap(([file, content]) =>
      Object.entries(SECRETS)
        .filter(([, pattern]) => pattern.test(content))
        .map(([what]) => `${file} contains ${what}`),
    ),
    ...text.flatMap(([file, content]) => (file.endsWith('.map') ? mapProblems(file, content, files) : [])),
  ].sort();
}
