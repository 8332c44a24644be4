import { build } from './lib/build.ts';
import { startChild } from './lib/child.ts';
import { requireFreePort } from './lib/ports.ts';
import { Refusal, runScript } from './lib/refusal.ts';
import { endRunning } from './lib/run.ts';
import { aborted, stopSignal } from './lib/stop-signals.ts';

/** Storybook's own program. */
const STORYBOOK = 'node_modules/storybook/dist/bin/dispatcher.js';

const PORT = Number(process.env.STORYBOOK_PORT) || 6006;

await runScript(async () => {
  const stop = stopSignal();
  void aborted(stop).then(() => endRunning());
  await requireFreePort(PORT, 'Storybook', 'STORYBOOK_PORT');
  await build('tokens', {}, () => undefined);
  const child = startChild([STORYBOOK, 'dev', '--port', String(PORT), '--exact-port', '--ci'], {
    STORYBOOK_DISABLE_TELEMETRY: '1',
  });
  const death = await Promise.race([aborted(stop), child.ended]);
  await child.stop();
  if (death === undefined) return 0;
  throw new Refusal(`Storybook ended by itself (${death}): its own message is above.`);
});
process.exit();
