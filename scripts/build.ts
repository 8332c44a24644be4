/** Builds the site for another server: its files, and the configuration that makes nginx, Caddy and others serve them. */
import { build, sayBuilt } from '@weft/tools/build';
import { hostingFolder } from '@weft/tools/paths';
import { hostedSettings, readSettings } from '@weft/tools/settings';
import { runStoppable } from '@weft/tools/stop-signals';
import { say, table } from '@weft/tools/table';

await runStoppable(async () => {
  const settings = readSettings();
  const { siteDist } = settings;
  await build('site', hostedSettings(settings), sayBuilt, siteDist);
  say(
    `\n${table([
      ['Site', siteDist],
      ['Files for its server', hostingFolder(siteDist)],
    ])}\n`,
  );
  return 0;
});
