import { launchOptions } from '@weft/tools/browser';
import { defineConfig } from 'playwright/test';
import { serve } from './tests/support/serve.ts';
import type { WorldOptions } from './tests/support/test.ts';
import { siteOrigin, worlds } from './tests/support/world.ts';

/**
 * End to end: the product as a stranger starts it, in a real browser, on ports and data of its own. The
 * journeys run twice: on SQLite, and with every stronger option on PostgreSQL. Traces cost a quarter of the time: ask for
 * them with `--trace on`.
 */
export default defineConfig<object, WorldOptions>({
  testDir: 'tests',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  reporter: 'list',
  projects: [
    { name: 'plain', testIgnore: /guarded|engines/ },
    {
      name: 'guarded',
      testMatch: /(journey|guarded|build-output)\.spec\.ts$/,
      use: { worldName: 'guarded' },
    },
  ],
  use: {
    baseURL: siteOrigin,
    launchOptions: launchOptions(),
  },
  webServer: [
    serve('node scripts/start.ts', worlds.plain),
    serve('node site/tests/support/start-guarded.ts', worlds.guarded),
  ],
});
