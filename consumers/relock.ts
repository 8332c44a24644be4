import { runScript } from '@weft/tools/user-error';
import { inCopy, relock } from './prepare.ts';
import { packed } from './tarball.ts';

/** Records what the applications resolve to; for when the package's dependencies or an application's changed. */
await runScript(async () => {
  await inCopy(await packed(), relock);
  return 0;
});
