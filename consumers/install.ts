import { setTimeout as wait } from 'node:timers/promises';
import { aborted, runStoppable } from '@weft/tools/stop-signals';
import { inCopy, install, prepareAll } from './prepare.ts';
import { packed } from './tarball.ts';

/** Maximum run time, in milliseconds. */
const LIMIT = 3_600_000;

/** Installs the packed package in a copy of the applications, builds them, says where, and keeps the copy until stopped. */
await runStoppable(async (stop) => {
  await inCopy(await packed(), async (folder) => {
    await install(folder);
    await prepareAll(folder);
    process.stdout.write(`Installed in ${folder}\n`);
    await Promise.race([aborted(stop), wait(LIMIT)]);
  });
  return 0;
});
