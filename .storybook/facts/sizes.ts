import { readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const COMPONENTS = path.join(import.meta.dirname, '../../packages/design-system/src/components');
const FOLDER = path.join(import.meta.dirname, 'generated');

/** Bytes of each component's script over the wire, by folder name. */
export type Sizes = Readonly<Record<string, number>>;

/** The chunk and every chunk that it imports, in the order met. */
function withImports(
  file: string,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  met: Set<string>,
): void {
  const chunk = chunks.get(file);
  if (!chunk || met.has(file)) return;
  met.add(file);
  for (const each of chunk.imports) withImports(each, chunks, met);
}

/**
 * Builds every component once, minified, and weighs each with all that it imports but React: bytes after gzip, the
 * libraries below it included. What two components share is counted for both, as it is for a page that has only one.
 */
export async function sizes(): Promise<Sizes> {
  const names = readdirSync(COMPONENTS).sort();
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, path.join(COMPONENTS, name, 'index.ts')])),
        external: /^(react|react-dom)(\/|$)/,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  const chunks = new Map(output.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each]] : [])));
  return Object.fromEntries(
    names.map((name) => {
      const met = new Set<string>();
      withImports(`${name}.js`, chunks, met);
      const code = [...met].map((file) => chunks.get(file)?.code ?? '').join('\n');
      return [name, gzipSync(code).length];
    }),
  );
}

/** Writes the sizes where the pages' facts read them. */
export async function writeSizes(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(path.join(FOLDER, 'sizes.mjs'), `export default ${JSON.stringify(await sizes())};\n`);
}
