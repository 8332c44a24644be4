import path from 'node:path';
import { serveFolder } from '../../scripts/lib/visual/serve.ts';
import { buildHere } from '../../scripts/lib/visual/storybook.ts';

/**
 * Builds the Storybook and serves it while the tests run. `STORYBOOK_STATIC` names a folder that is built already.
 *
 * @returns what ends it
 */
export default async function serve(): Promise<() => void> {
  const built = process.env.STORYBOOK_STATIC;
  const { origin, close } = await serveFolder(built ? path.resolve(built) : await buildHere());
  process.env.STORYBOOK_ORIGIN = origin;
  return close;
}
