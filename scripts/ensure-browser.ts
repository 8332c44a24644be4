import { findBrowser } from './lib/find-browser.ts';
import { runScript } from './lib/refusal.ts';

await runScript(async () => {
  const { path, source } = await findBrowser();
  process.stdout.write(`Browser: ${path ?? "Playwright's own Chromium"} (${source})\n`);
  return 0;
});
