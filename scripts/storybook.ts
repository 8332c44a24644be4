import { build } from '@weft/tools/build';
import { startChild } from '@weft/tools/child';
import { requireFreePort } from '@weft/tools/ports';
import { runNode } from '@weft/tools/run';
import { aborted, runStoppable } from '@weft/tools/stop-signals';
import { UserError } from '@weft/tools/user-error';
import { STORYBOOK } from '@weft/tools/visual/storybook';

const PORT = Number(process.env.STORYBOOK_PORT) || 6006;

const ENV = { STORYBOOK_DISABLE_TELEMETRY: '1' };

/** Seconds that a build may take. */
const LIMIT = 600;

const [command, ...rest] = process.argv.slice(2);

await runStoppable(async (stop) => {
  if (command === 'build') {
    await build('tokens', {}, () => undefined);
    return (await runNode([STORYBOOK, 'build', ...rest], { env: ENV, limit: LIMIT })).code;
  }
  await requireFreePort(PORT, 'Storybook', 'STORYBOOK_PORT');
  await build('tokens', {}, () => undefined);
  const child = startChild([STORYBOOK, 'dev', '--port', String(PORT), '--exact-port', '--ci'], ENV);
  const death = await Promise.race([aborted(stop), child.ended]);
  await child.stop();
  if (death === undefined) return 0;
  throw new UserError(`Storybook ended by itself (${death}): its own message is above.`);
});
