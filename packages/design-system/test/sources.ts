import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The package's folder. */
export const ROOT = path.join(import.meta.dirname, '..');

/** The package's version. */
export const { version: VERSION } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  version: string;
};

/** Where each component has its folder. */
export const COMPONENTS = path.join(ROOT, 'src/components');

/** The components, by the names of their folders. */
export const componentNames = readdirSync(COMPONENTS).sort();

/**
 * The sources of a component as one text, without stories and tests.
 *
 * @param endings which files, such as `tsx`
 */
export function sourceOf(name: string, endings = '{ts,tsx,css}'): string {
  const cwd = path.join(COMPONENTS, name);
  return globSync(`*.${endings}`, { cwd, exclude: ['*.stories.tsx', '*.test.tsx'] })
    .map((file) => readFileSync(path.join(cwd, file), 'utf8'))
    .join('\n');
}
