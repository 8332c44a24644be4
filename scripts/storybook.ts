import { build } from './lib/build.ts';
import { startChild } from './lib/child.ts';
import { requireFreePort } from './lib/ports.ts';
import { Refusal } from './lib/refusal.ts';
import { runNode } from './lib/run.ts';
import { aborted, runStoppable } from './lib/stop-signals.ts';
import { STORYBOOK } from './lib/visual/storybook.ts';

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
  throw new Refusal(`Storybook ended by itself (${death}): its own message is above.`);
});
