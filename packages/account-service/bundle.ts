import { build } from 'vite';

/** What has a compiled part, which is loaded from where it is installed. */
const NATIVE = ['@node-rs/argon2', 'better-sqlite3'];

/** As the package's `start` has it: V8 collects young objects early instead of letting them pile up (Decision 0076). */
export const NODE_FLAGS = ['--max-semi-space-size=2'];

/**
 * Bundles the service into one program for Node, `main.js`, and the few files that it loads only when they are needed.
 * One file of what is used takes a third less memory than several hundred modules, their comments and the compiler
 * that strips their types (Decision 0076).
 * @param folder where it goes, below this package, so that what is not bundled is found.
 * @param programs sources of the programs by name, below this package.
 */
export async function bundle(
  folder: string,
  programs: Readonly<Record<string, string>> = { main: 'src/main.ts' },
): Promise<void> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: NATIVE },
    build: {
      ssr: true,
      rolldownOptions: { input: { ...programs } },
      outDir: folder,
      emptyOutDir: true,
      target: 'node24',
      // Names stay readable in stacks; white space and comments would be kept in memory.
      minify: false,
    },
  });
}
