import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { programOf } from '../build/program.ts';
import * as icons from '../src/icons/index.ts';
import * as parts from '../src/index.ts';
import { ROOT } from './sources.ts';

const FOLDER = path.join(ROOT, '.cache/examples-in-code');

/** The variables and functions that examples take from the page around them. */
const PAGE = `
declare const archived: boolean;
declare const attempt: number;
declare const choice: CookieChoice | undefined;
declare const close: () => void;
declare const duplicate: () => void;
declare const error: string | undefined;
declare const errors: { email?: string; terms?: string };
declare const isSending: boolean;
declare const order: string;
declare const paused: boolean;
declare const remember: (choice: CookieChoice) => void;
declare const remove: () => void;
declare const setArchived: (archived: boolean) => void;
declare const setOrder: (order: string) => void;
declare const setPaused: (paused: boolean) => void;
`;

const CONFIG = {
  extends: path.join(ROOT, '../../tsconfig.base.json'),
  compilerOptions: {
    lib: ['es2024', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    customConditions: ['source'],
    jsx: 'react-jsx',
    types: [],
    noUnusedLocals: false,
  },
  include: ['*.ts', '*.tsx'],
};

/**
 * Type-checks the scripts of a folder below the package with a customer's settings. Returns the compiler's output.
 *
 * @throws {Error} when the compiler does not run
 */
export function complaintsIn(folder: string): string {
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(CONFIG));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [programOf('typescript', 'tsc'), '--pretty', 'false', '-p', folder],
    { cwd: ROOT, encoding: 'utf8' },
  );
  if (status === null || (status !== 0 && !stdout)) throw new Error(`The compiler did not run: ${stderr}`);
  return stdout;
}

/** A component that renders an example. The lines before the first tag are statements. */
function componentOf([name, code]: readonly [name: string, code: string]): string {
  const start = code.search(/^[<{]/m);
  return `export function Example${name}() {\n${code.slice(0, start)}\nreturn <>\n${code.slice(start)}\n</>;\n}\n`;
}

/** Type-checks examples as pasted into a customer's application. Returns the compiler's output. */
export function complaintsAbout(examples: readonly (readonly [name: string, code: string])[]): string {
  const code = [
    `import { ${Object.keys(parts).join(', ')}, type CookieChoice } from '@weft/design-system';`,
    `import { ${Object.keys(icons).join(', ')} } from '@weft/design-system/icons';`,
    PAGE,
    ...examples.map(componentOf),
  ].join('\n');
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, 'examples.tsx'), code);
  return complaintsIn(FOLDER);
}
