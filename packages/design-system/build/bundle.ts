import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';

/** Not counted in the size of an entry, because every React page has these modules. */
export const REACT = /^react(-dom)?($|\/)/;

/** A production bundle. */
export interface Bundle {
  /** The entry chunk and its static imports. A chunk that a part imports dynamically is not among them. */
  readonly scripts: readonly string[];
  /** The style sheets that scripts import. */
  readonly styles: readonly string[];
  /** The source files that contribute code to `scripts`. */
  readonly modules: readonly string[];
}

/** Bundles an entry for production, minified. */
export async function bundle(
  entry: string,
  {
    root,
    external,
    plugins = [],
  }: { root: string; external?: RegExp | undefined; plugins?: readonly Plugin[] },
): Promise<Bundle> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    mode: 'production',
    // Otherwise the NODE_ENV of a test would bundle development-only code.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [...plugins],
    build: {
      write: false,
      minify: true,
      lib: { entry: path.resolve(root, entry), formats: ['es'], fileName: 'entry', cssFileName: 'entry' },
      rolldownOptions: external ? { external } : {},
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error(`${entry} cannot be bundled`);
  const chunks = output.output.filter((file) => file.type === 'chunk');
  const atOnce = loadedAtOnce(chunks);
  return {
    scripts: atOnce.map(({ code }) => code),
    styles: output.output
      .filter((file) => file.type === 'asset')
      .filter(({ fileName }) => fileName.endsWith('.css'))
      .map(({ source }) => source.toString()),
    modules: atOnce.flatMap(({ modules }) =>
      Object.entries(modules)
        .filter(([, { renderedLength }]) => renderedLength > 0)
        .map(([file]) => file),
    ),
  };
}

/** The entry chunk and its static imports, at any depth. */
function loadedAtOnce(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const names = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  // The loop also visits the names that are added while it runs.
  for (const name of names)
    for (const needed of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) names.add(needed);
  return chunks.filter(({ fileName }) => names.has(fileName));
}

/** The total size of texts in bytes. Each is compressed separately, as a server sends it. */
export const gzipped = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);

/** 1 kB has 1000 bytes. */
export const inKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
