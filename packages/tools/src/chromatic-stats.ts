import { glob, readFile, writeFile } from 'node:fs/promises';
import { ROOT } from './paths.ts';

/** The import graph that a build of Storybook writes to `preview-stats.json`, for Chromatic. */
export interface Stats {
  readonly modules: readonly Module[];
}

interface Module {
  readonly id: string;
  readonly name: string;
  readonly reasons?: readonly { readonly moduleName: string }[];
}

/** The style sheet of a component, and the folder of the component. */
const OF_COMPONENT = /^(packages\/design-system\/src\/components\/[a-z-]+\/)[a-z-]+\.css$/;

/** A file beside a component that nothing but Storybook or a test loads. */
const BESIDE = /\.(?:stories|test)\.tsx?$|\.mdx$/;

/** The sheet that imports the others of the site, which the pages' stories load. */
const SITE = 'site/src/styles/site.css';

/** The folders of style sheets that the build does not record as modules. */
const SHEETS = ['packages/design-system/src/components/*/*.css', 'site/src/styles/*.css'];

/** The modules that a style sheet belongs to. */
function ownersOf(file: string, modules: readonly Module[]): string[] {
  const folder = OF_COMPONENT.exec(file)?.[1];
  if (folder === undefined) return file.startsWith('site/') ? [`./${SITE}`] : [];
  const names = modules.map(({ name }) => name);
  return names.filter((name) => name.startsWith(`./${folder}`) && /\.tsx?$/.test(name) && !BESIDE.test(name));
}

/**
 * Adds style sheets as if the scripts of their components, or the site's sheet, imported them. Tailwind joins them into one
 * sheet, so that the build does not know them as modules: Chromatic would take no screenshot for a change of them.
 */
export function withSheets({ modules }: Stats, files: readonly string[]): Stats {
  const sheets = files.flatMap((file): Module[] => {
    if (file === SITE) return [];
    const reasons = ownersOf(file, modules).map((moduleName) => ({ moduleName }));
    return [{ id: `./${file}`, name: `./${file}`, reasons }];
  });
  const added = new Set(sheets.map(({ name }) => name));
  return { modules: [...modules.filter(({ name }) => !added.has(name)), ...sheets] };
}

/** Does the same to the file that a build has written. @param statsFile Absolute path. */
export async function addSheets(statsFile: string): Promise<void> {
  const stats = JSON.parse(await readFile(statsFile, 'utf8')) as Stats;
  const files: string[] = [];
  for await (const file of glob(SHEETS, { cwd: ROOT })) files.push(file);
  await writeFile(statsFile, JSON.stringify(withSheets(stats, files.sort())));
}
