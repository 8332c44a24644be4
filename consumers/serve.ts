import { rm } from 'node:fs/promises';
import { runNode } from '@weft/tools/run';
import { runStoppable } from '@weft/tools/stop-signals';
import { UserError } from '@weft/tools/user-error';
import { APPS, type App, NAMES, portOf } from './apps.ts';
import { copyOf, ENV, prepare } from './prepare.ts';
import { packed } from './tarball.ts';

/** Maximum run time, in seconds. */
const LIMIT = 3600;

/** `node consumers/serve.ts <application>` installs the packed package in a copy, builds it and serves it until stopped. */
await runStoppable(async (stop) => {
  const app = NAMES.find((name): name is App => name === process.argv[2]);
  if (!app) throw new UserError(`Name an application: ${NAMES.join(', ')}.`);
  const folder = await copyOf(app, await packed());
  try {
    await prepare(app, folder);
    const port = String(portOf(app));
    await runNode([...APPS[app].serve, port], { cwd: folder, env: ENV, limit: LIMIT });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return stop.aborted ? 0 : 1;
});
