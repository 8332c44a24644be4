/** Builds the site for another server: its files, and the configuration that makes nginx, Caddy and others serve them. */
import { build, sayBuilt } from '@weft/tools/build';
import { hostingFolder } from '@weft/tools/paths';
import { hostedSettings, readSettings } from '@weft/tools/settings';
import { requireSiteFolder } from '@weft/tools/site-folder';
import { runStoppable } from '@weft/tools/stop-signals';
import { say, table } from '@weft/tools/table';

await runStoppable(async () => {
  const settings = readSettings();
  const { siteDist } = settings;
  const publicEnv = hostedSettings(settings);
  await requireSiteFolder(settings);
  await build('site', publicEnv, sayBuilt, siteDist);
  say(
    `\n${table([
      ['Site', siteDist],
      ['Files for its server', hostingFolder(siteDist)],
    ])}\n`,
  );
  return 0;
});
