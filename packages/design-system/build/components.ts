import { furtherSheets } from '../bin/doctor/sheets.ts';
import { type Entry, valuesOf } from './api.ts';

const PACKAGE = '@weft/design-system';

/** The style sheet of a part: that of the part whose name its own begins with, or of its entry's main part. */
const sheetOf = (...names: readonly (string | undefined)[]): string =>
  names.flatMap(
    (name) => furtherSheets.find(([, parts]) => parts.some((part) => name?.startsWith(part)))?.[0] ?? [],
  )[0] ?? 'styles.css';

/**
 * Every component as data, for agents and tools: its import, the style sheet that it needs, its purpose and an example.
 *
 * @param entries all entries with code
 * @param pages the file names in `dist/docs`
 */
export function componentManifest(entries: readonly Entry[], pages: ReadonlySet<string>): string {
  const components = entries
    .filter(({ name }) => name !== '.')
    .flatMap((entry) => {
      const part = entry.name.slice(2);
      const names = valuesOf(entry).filter((name) => /^[A-Z]/.test(name));
      const main = names.find((name) => name.toLowerCase() === part.replaceAll('-', ''));
      return names.map((name) => ({
        name,
        import: `${PACKAGE}/${part}`,
        stylesheet: `${PACKAGE}/${sheetOf(name, main)}`,
        description: entry.offered.get(name)?.summary,
        // All icons are used in the same way, so none has an example of its own.
        example: entry.offered.get(name)?.example || (part === 'icons' ? `<${name} />` : undefined),
        ...(pages.has(`${part}.md`) && { docs: `dist/docs/${part}.md` }),
      }));
    });
  return `${JSON.stringify({ components }, null, 2)}\n`;
}
