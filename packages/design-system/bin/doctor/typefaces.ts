import type { Project } from './project.ts';

/** The variables that name a typeface, and the first family of each. */
const CHOSEN = /--ds-font-family-(?:sans|display)\s*:\s*['"]?([^,;'"}]+)/g;
const FACE = /@font-face\s*\{[^}]*font-family\s*:\s*['"]?([^;'"}]+)/g;

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name.trim());

/** A typeface that the styles name, but whose font is loaded by a longer name. */
interface Misnamed {
  readonly named: string;
  readonly loaded: string;
}

/** The typefaces whose fonts are loaded by another name, as `@fontsource-variable/inter` loads `Inter Variable`. */
export function misnamedTypefaces({ styles, packageSheets }: Project): Misnamed[] {
  const own = styles.map(({ text }) => text).join('\n');
  const sheets = packageSheets.map(({ text }) => text);
  const loaded = [...new Set([own, ...sheets].flatMap((text) => found(text, FACE)))];
  return [...new Set(found(own, CHOSEN))].flatMap((named) => {
    // Names of families ignore case.
    const name = named.toLowerCase();
    if (loaded.some((family) => family.toLowerCase() === name)) return [];
    const longer = loaded.find((family) => family.toLowerCase().startsWith(`${name} `));
    return longer ? [{ named, loaded: longer }] : [];
  });
}
