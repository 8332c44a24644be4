import { serveFolder } from '@weft/tools/visual/serve';
import { built } from './built.ts';
import { forgetCode } from './shown-code.ts';

/**
 * Serves the built Storybook at `STORYBOOK_ORIGIN` while the tests run.
 *
 * @returns stops the server
 */
export default async function serve(): Promise<() => void> {
  await forgetCode();
  const { origin, close } = await serveFolder(built);
  process.env.STORYBOOK_ORIGIN = origin;
  return close;
}
