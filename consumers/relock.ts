import { runScript } from '@weft/tools/user-error';
import { NAMES } from './apps.ts';
import { relock } from './prepare.ts';
import { packed } from './tarball.ts';

/** Records what each application resolves to; for when the package's dependencies or an application's changed. */
await runScript(async () => {
  const tarball = await packed();
  for (const app of NAMES) await relock(app, tarball);
  return 0;
});
