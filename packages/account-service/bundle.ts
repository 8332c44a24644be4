import { join } from 'node:path';
import { build } from 'vite';

/** What has a compiled part, which is loaded from where it is installed. */
const NATIVE = ['@node-rs/argon2', 'better-sqlite3'];

/**
 * Bundles the service into one program for Node, `main.js`, and the few files that it loads only when they are needed.
 * One file of what is used takes a third less memory than several hundred modules, their comments and the compiler
 * that strips their types (Decision 76).
 * @param folder where it goes, below this package, so that what is not bundled is found.
 */
export async function bundle(folder: string): Promise<void> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: NATIVE },
    build: {
      ssr: join(import.meta.dirname, 'src/main.ts'),
      outDir: folder,
      emptyOutDir: true,
      target: 'node24',
      // Names stay readable in stacks; white space and comments would be kept in memory.
      minify: false,
    },
  });
}
