import path from 'node:path';
import { importsIn, isLayered, replaceImports, sheetsIn } from './css.ts';
import type { Project, Source } from './project.ts';
import { furtherSheets } from './sheets.ts';

/** The package's sheets that have layers. */
const LAYERED = new Set(
  ['styles.css', ...furtherSheets.map(([name]) => name)].map((name) => `@weft/design-system/${name}`),
);

type Files = readonly Pick<Source, 'file'>[];

/**
 * The sheet of the project that an import names, relative to the file that imports it or by a usual alias of the sources:
 * `@/reset.css`, `~/reset.css`, `/reset.css`.
 */
export function sheetOf(file: string, name: string, sheets: Files): string | undefined {
  const [, alias] = /^[@~]?(\/.+)/.exec(name) ?? [];
  const near = path.join(path.dirname(file), name);
  return sheets.find((each) =>
    alias ? path.join('/', each.file).endsWith(path.normalize(alias)) : each.file === near,
  )?.file;
}

/**
 * The style sheets of a project that a script loads, or that no other sheet imports. Each has the project's sheets that it
 * imports in the place of their imports, in their layers. A sheet of the package is only `@layer ds;`, its place in the order.
 */
export function assembledSheets({ styles, scripts, ownSheets }: Project): string[] {
  const texts = new Map([
    ...styles.map(({ file, text }) => [file, text] as const),
    ...ownSheets.map(({ file }) => [file, '@layer ds;'] as const),
  ]);
  const sheets = [...styles, ...ownSheets];
  const assembled = (file: string, above: readonly string[]): string =>
    replaceImports(texts.get(file) ?? '', (name) => {
      if (name.startsWith('@weft/design-system/')) return LAYERED.has(name) ? '@layer ds;' : '';
      const target = sheetOf(file, name, sheets);
      return target && !above.includes(target) ? assembled(target, [...above, target]) : undefined;
    });
  const imported = new Set([
    ...styles.flatMap(({ file, text }) => importsIn(text).map(({ name }) => sheetOf(file, name, styles))),
    // A script with styles, such as a page, is not assembled. It only tells that a sheet is in a layer.
    ...scripts.flatMap(({ file, text }) =>
      importsIn(text)
        .filter(({ conditions }) => isLayered(conditions))
        .map(({ name }) => sheetOf(file, name, styles)),
    ),
  ]);
  const loaded = new Set(
    scripts.flatMap(({ file, text }) => sheetsIn(text).map((name) => sheetOf(file, name, styles))),
  );
  return styles
    .filter(({ file }) => loaded.has(file) || !imported.has(file))
    .map(({ file }) => assembled(file, [file]));
}
