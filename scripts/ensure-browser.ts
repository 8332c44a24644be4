import { findBrowser } from '@weft/tools/find-browser';
import { runScript } from '@weft/tools/user-error';

await runScript(async () => {
  const { path, source } = await findBrowser();
  process.stdout.write(`Browser: ${path ?? "Playwright's own Chromium"} (${source})\n`);
  return 0;
});
