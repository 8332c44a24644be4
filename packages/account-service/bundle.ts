import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** Packages with native code, which are not bundled. */
const NATIVE = ['@node-rs/argon2', 'better-sqlite3'];

/** Node flags of the package's `start` script. A small young generation keeps the memory low (record 0076). */
export const NODE_FLAGS = ['--max-semi-space-size=2'];

const PASSWORD_LIST = join(import.meta.dirname, 'src/accounts/common-password-list.ts');

/**
 * Bundles the list of common passwords without the dictionaries that it is extracted from. Unpacking those would cost the
 * service 19 MB of memory.
 */
const passwordList: Plugin = {
  name: 'password-list',
  async load(id) {
    if (id !== PASSWORD_LIST) return undefined;
    const { COMMON_PASSWORDS } = await import('./src/accounts/common-password-list.ts');
    return `export const COMMON_PASSWORDS = ${JSON.stringify(COMMON_PASSWORDS)};`;
  },
};

/**
 * Bundles the service into `main.js` and a few chunks that it loads on demand. The bundle takes a third less memory than
 * several hundred modules with their comments and the compiler that strips their types (record 0076).
 * @param folder output folder. It must be below this package, so that Node finds the packages that are not bundled.
 * @param programs entry files by the name of their program.
 */
export async function bundle(
  folder: string,
  programs: Readonly<Record<string, string>> = { main: 'src/main.ts' },
): Promise<void> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    plugins: [passwordList],
    ssr: { noExternal: true, external: NATIVE },
    build: {
      ssr: true,
      rolldownOptions: { input: { ...programs } },
      outDir: folder,
      emptyOutDir: true,
      target: 'node26',
      // Keeps the names in stack traces readable.
      minify: false,
    },
  });
}
