import { type FSWatcher, watch } from 'node:fs';
import { weavePictures } from '@weft/storybook/pictures';
import { startAccountService } from '@weft/tools/account-service';
import { build, type Report, sayBuilt } from '@weft/tools/build';
import { type Child, startChild } from '@weft/tools/child-process';
import { localOrigin } from '@weft/tools/local-origin';
import { fromRoot } from '@weft/tools/paths';
import { requirePorts } from '@weft/tools/ports';
import { prepareSecrets } from '@weft/tools/secrets';
import { publicSettings, readSettings, serviceSettings } from '@weft/tools/settings';
import { aborted, runStoppable } from '@weft/tools/stop-signals';
import { dataRow } from '@weft/tools/summary-rows';
import { say, table } from '@weft/tools/table';
import { UserError } from '@weft/tools/user-error';

/** Debounce of file changes, in milliseconds: editors write a file in several steps, which must cause only one build. */
const DEBOUNCE = 100;

/** Vite's CLI. */
const VITE = 'node_modules/vite/bin/vite.js';

const sayChanged: Report = (built) => {
  if (!built.cached) sayBuilt(built);
};

/** Rebuilds the tokens after a change in `tokens/src` or `tokens/outputs`; Vite then reloads. A failed build leaves the previous output. */
function watchTokens(): FSWatcher[] {
  let timer: NodeJS.Timeout | undefined;
  const rebuild = () =>
    build('tokens', {}, sayChanged).catch((error: unknown) => {
      if (!(error instanceof UserError)) throw error;
      say(error.message);
    });
  return ['tokens/src', 'tokens/outputs'].map((folder) =>
    watch(fromRoot(folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(rebuild, DEBOUNCE);
    }),
  );
}

async function dev(stop: AbortSignal): Promise<number> {
  // Vite's dev server has no support edge, so the script gets the key.
  const settings = { ...readSettings(), support: 'direct' } as const;
  await requirePorts(settings);
  const secrets = await prepareSecrets(settings.dataDir);
  const publicEnv = publicSettings(settings, secrets);
  await build('tokens', publicEnv, sayChanged);
  say('pictures: weaving those whose sources have changed');
  // Vite serves the pictures as they are, so those of older sources would stay.
  await weavePictures();

  const children: Child[] = [];
  const watchers = watchTokens();
  try {
    if (settings.ownService) {
      children.push(await startAccountService(serviceSettings(settings, secrets), stop, true));
    }
    const address = ['--host', settings.host, '--port', String(settings.sitePort), '--strictPort'];
    children.push(startChild([VITE, 'site', '--clearScreen=false', ...address], publicEnv));
    const api = localOrigin(settings.host, settings.accountPort);
    say(
      `\n${table([
        ['Site (hot reload)', localOrigin(settings.host, settings.sitePort)],
        ['Account service', settings.ownService ? api : `${publicEnv.WEFT_PUBLIC_USER_API} (elsewhere)`],
        dataRow(settings.dataDir),
        ['To stop', 'Ctrl-C'],
      ])}\n`,
    );
    const exit = await Promise.race([aborted(stop), ...children.map(({ ended }) => ended)]);
    if (exit === undefined) return 0;
    throw new UserError(
      `The account service or the site's server exited (${exit}), so everything was stopped: see its own message above.`,
    );
  } finally {
    for (const watcher of watchers) watcher.close();
    await Promise.all(children.map((child) => child.stop()));
  }
}

await runStoppable(async (stop) => {
  try {
    return await dev(stop);
  } catch (error) {
    if (!stop.aborted) throw error;
    return 0;
  }
});
