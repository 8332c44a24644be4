import path from 'node:path';
import { runNode } from '@weft/tools/run';
import { runStoppable } from '@weft/tools/stop-signals';
import { UserError } from '@weft/tools/user-error';
import { APPS, type App, NAMES, portOf } from './apps.ts';
import { ENV, inCopy, install, prepare } from './prepare.ts';
import { packed } from './tarball.ts';

/** Maximum run time, in seconds. */
const LIMIT = 3600;

/**
 * `node consumers/serve.ts <application>` serves an application until stopped: the one in the copy that
 * `INSTALLED_CONSUMERS` names, which is built, or else one that it builds with the packed package in a copy of its own.
 */
await runStoppable(async (stop) => {
  const app = NAMES.find((name): name is App => name === process.argv[2]);
  if (!app) throw new UserError(`Name an application: ${NAMES.join(', ')}.`);
  const serve = (copy: string): Promise<unknown> =>
    runNode([...APPS[app].serve, String(portOf(app))], {
      cwd: path.join(copy, app),
      env: ENV,
      limit: LIMIT,
    });
  const { INSTALLED_CONSUMERS: installed } = process.env;
  if (installed) await serve(installed);
  else
    await inCopy(await packed(), async (copy) => {
      await install(copy);
      await prepare(app, path.join(copy, app));
      await serve(copy);
    });
  return stop.aborted ? 0 : 1;
});
