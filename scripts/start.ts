import { startAccountService } from '@weft/tools/account-service';
import { build, sayBuilt } from '@weft/tools/build';
import type { Child } from '@weft/tools/child-process';
import { localOrigin } from '@weft/tools/local-origin';
import { requirePorts } from '@weft/tools/ports';
import { prepareSecrets } from '@weft/tools/secrets';
import { publicSettings, readSettings, type Settings, serviceSettings } from '@weft/tools/settings';
import { closeServer, serveSite } from '@weft/tools/site';
import { requireSiteFolder } from '@weft/tools/site-folder';
import { aborted, runStoppable } from '@weft/tools/stop-signals';
import { dataRow, mailRow } from '@weft/tools/summary-rows';
import { inSeconds, say, table } from '@weft/tools/table';
import { UserError } from '@weft/tools/user-error';

/** The table of addresses and folders. */
function summary(settings: Settings, publicEnv: Readonly<Record<string, string>>): string {
  const { host } = settings;
  const api = localOrigin(host, settings.accountPort);
  const service: [string, string][] = settings.ownService
    ? [
        ['Account service', api],
        mailRow(api),
        ['Main application (stand-in)', localOrigin(host, settings.mainAppPort)],
        dataRow(settings.dataDir),
      ]
    : [['Account service', `${publicEnv.WEFT_PUBLIC_USER_API} (elsewhere)`]];
  return table([['Site', localOrigin(host, settings.sitePort)], ...service, ['To stop', 'Ctrl-C']]);
}

async function start(stop: AbortSignal): Promise<number> {
  const begun = performance.now();
  const settings = readSettings();
  await requirePorts(settings);
  await requireSiteFolder(settings);
  const secrets = await prepareSecrets(settings.dataDir);
  const publicEnv = publicSettings(settings, secrets);
  await build('site', publicEnv, sayBuilt, settings.siteDist);
  if (settings.ownService) await build('account-service', {}, sayBuilt);

  let service: Child | undefined;
  if (settings.ownService) service = await startAccountService(serviceSettings(settings, secrets), stop);
  try {
    const site = await serveSite(settings, secrets, publicEnv);
    say(`\nWeft is running (ready after ${inSeconds((performance.now() - begun) / 1000)}).\n`);
    say(`${summary(settings, publicEnv)}\n`);
    const exit = await Promise.race([aborted(stop), ...(service ? [service.ended] : [])]);
    await closeServer(site);
    if (exit === undefined) return 0;
    throw new UserError(
      `The account service exited (${exit}), so everything was stopped: see its own message above, then start again.`,
    );
  } finally {
    await service?.stop();
  }
}

await runStoppable(async (stop) => {
  try {
    return await start(stop);
  } catch (error) {
    if (!stop.aborted) throw error;
    return 0;
  } finally {
    if (stop.aborted) say('\nWeft has stopped; accounts and mails are kept.');
  }
});
