import { rm } from 'node:fs/promises';
import { Refusal } from '../scripts/lib/refusal.ts';
import { runNode } from '../scripts/lib/run.ts';
import { runStoppable } from '../scripts/lib/stop-signals.ts';
import { APPS, type App, NAMES, portOf } from './apps.ts';
import { copyOf, ENV, prepare } from './prepare.ts';
import { packed } from './tarball.ts';

/** Seconds: as long as any test may need it. */
const LIMIT = 3600;

/** `node consumers/serve.ts <application>`: installs the packed package in it, builds it and serves it until stopped. */
await runStoppable(async (stop) => {
  const app = NAMES.find((name): name is App => name === process.argv[2]);
  if (!app) throw new Refusal(`Which application? One of ${NAMES.join(', ')}.`);
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
