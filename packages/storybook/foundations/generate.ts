import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { recipes, toSvg, weave } from '@weft/cloth';
import type { Catalogue } from './catalogue.ts';
import { changelog } from './pages/changelog.ts';
import { cloth } from './pages/cloth.ts';
import { colour, colourValues } from './pages/colour.ts';
import { motion } from './pages/motion.ts';
import { screens } from './pages/screens.ts';
import { shape } from './pages/shape.ts';
import { space } from './pages/space.ts';
import { type } from './pages/type.ts';
import { release } from './release.ts';

const FOLDER = path.join(import.meta.dirname, 'generated');
const require = createRequire(import.meta.url);

const UNBUILT =
  'The tokens are not built, or by an older source: run npx pnpm@12 exec node tokens/build.ts, then start Storybook again.';

/** The whole catalogue of the tokens package. */
async function readCatalogue(): Promise<Catalogue> {
  try {
    const file = require.resolve('@weft/tokens/json/catalogue.json');
    const { tokens, contrast, exempt } = JSON.parse(await readFile(file, 'utf8')) as Partial<Catalogue>;
    if (tokens && contrast && exempt) return { tokens, contrast, exempt };
  } catch (error) {
    throw new Error(UNBUILT, { cause: error });
  }
  throw new Error(UNBUILT);
}

/** Every page and picture of the foundations, by file name. */
export async function pages(): Promise<Map<string, string>> {
  const catalogue = await readCatalogue();
  return new Map([
    ['colour.mdx', colour(catalogue)],
    ['colours.json', colourValues(catalogue)],
    ['type.mdx', type(catalogue)],
    ['space.mdx', space(catalogue)],
    ['shape.mdx', shape(catalogue)],
    ['motion.mdx', motion(catalogue)],
    ['screens.mdx', screens(catalogue)],
    ...cloth(),
    ['changelog.mdx', await changelog()],
    ['mark.svg', toSvg(weave(recipes.mark))],
    ['release.json', JSON.stringify(release())],
  ]);
}

/**
 * Writes the pages of the foundations with literal values, so that search and manifests for agents see them too.
 * Storybook's configuration calls it, so the pages are never stale; unchanged files are not written.
 *
 * @throws {Error} when the tokens are not built
 */
export async function writeFoundations(): Promise<void> {
  const wanted = await pages();
  await mkdir(FOLDER, { recursive: true });
  for (const [name, text] of wanted) {
    const file = path.join(FOLDER, name);
    if ((await readFile(file, 'utf8').catch(() => undefined)) !== text) await writeFile(file, text);
  }
  for (const name of await readdir(FOLDER)) {
    if (!wanted.has(name)) await rm(path.join(FOLDER, name), { force: true });
  }
}
