import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '@weft/tools/build';
import { startChild } from '@weft/tools/child-process';
import { addSheets } from '@weft/tools/chromatic-stats';
import { requireFreePort } from '@weft/tools/ports';
import { runNode } from '@weft/tools/run';
import { port } from '@weft/tools/settings';
import { aborted, runStoppable } from '@weft/tools/stop-signals';
import { UserError } from '@weft/tools/user-error';
import { STORYBOOK } from '@weft/tools/visual/storybook';

/** Storybook's own default port. */
const USUAL_PORT = 6006;

const ENV = { STORYBOOK_DISABLE_TELEMETRY: '1' };

/** Time limit of a build, in seconds. */
const LIMIT = 600;

const [command, ...rest] = process.argv.slice(2);

await runStoppable(async (stop) => {
  if (command === 'build') {
    await build('tokens', {}, () => undefined);
    const { code } = await runNode([STORYBOOK, 'build', ...rest], { env: ENV, limit: LIMIT });
    // Chromatic asks for the file that it reads dependencies from.
    const { values } = parseArgs({
      args: rest,
      strict: false,
      options: { 'stats-json': { type: 'string' } },
    });
    const folder = values['stats-json'];
    if (code === 0 && typeof folder === 'string') await addSheets(path.resolve(folder, 'preview-stats.json'));
    return code;
  }
  const own = port(process.env, 'STORYBOOK_PORT', USUAL_PORT);
  await requireFreePort(own, 'Storybook', 'STORYBOOK_PORT');
  await build('tokens', {}, () => undefined);
  const child = startChild([STORYBOOK, 'dev', '--port', String(own), '--exact-port', '--ci'], ENV);
  const exit = await Promise.race([aborted(stop), child.ended]);
  await child.stop();
  if (exit === undefined) return 0;
  throw new UserError(`Storybook exited (${exit}): see its own message above.`);
});
