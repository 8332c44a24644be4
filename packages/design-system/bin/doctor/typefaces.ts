import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { packageImports } from '../imports.ts';
import type { Project } from './project.ts';

/** The variables that name a typeface, and the first family of each. */
const CHOSEN = /--ds-font-family-(?:sans|display)\s*:\s*['"]?([^,;'"}]+)/g;
const FACE = /@font-face\s*\{[^}]*font-family\s*:\s*['"]?([^;'"}]+)/g;

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name.trim());

/** The text of a style sheet of an installed package, such as `@fontsource/inter` or `@fontsource/inter/latin-400.css`. */
function sheetText(name: string, folders: readonly string[]): string {
  const file = folders
    .flatMap((folder) => {
      const at = path.join(folder, 'node_modules', name);
      return [at, `${at}.css`, path.join(at, 'index.css')];
    })
    .find((each) => each.endsWith('.css') && existsSync(each) && statSync(each).isFile());
  return file ? readFileSync(file, 'utf8') : '';
}

/** A typeface that the styles name, but whose font is loaded by a longer name. */
interface Misnamed {
  readonly named: string;
  readonly loaded: string;
}

/** The typefaces whose fonts are loaded by another name, as `@fontsource-variable/inter` loads `Inter Variable`. */
export function misnamedTypefaces({ styles, scripts, folders }: Project): Misnamed[] {
  const own = styles.map(({ text }) => text).join('\n');
  const imported = new Set([...styles, ...scripts].flatMap(({ text }) => packageImports(text)));
  const sheets = [...imported].map((name) => sheetText(name, folders));
  const loaded = [...new Set([own, ...sheets].flatMap((text) => found(text, FACE)))];
  return [...new Set(found(own, CHOSEN))].flatMap((named) => {
    // Names of families ignore case.
    const name = named.toLowerCase();
    if (loaded.some((family) => family.toLowerCase() === name)) return [];
    const longer = loaded.find((family) => family.toLowerCase().startsWith(`${name} `));
    return longer ? [{ named, loaded: longer }] : [];
  });
}
