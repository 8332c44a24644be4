import { launchOptions } from '@weft/tools/browser';
import { defineConfig } from 'playwright/test';
import { instances, siteOrigin } from './tests/support/instances.ts';
import type { InstanceOptions } from './tests/support/test.ts';
import { serve } from './tests/support/web-server.ts';

/**
 * End to end: the product as a stranger starts it, in a real browser, on ports and data of its own. The
 * journeys run twice: on SQLite, and with every stronger option on PostgreSQL. Traces cost a quarter of the time: ask for
 * them with `--trace on`.
 */
export default defineConfig<object, InstanceOptions>({
  testDir: 'tests',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  reporter: 'list',
  projects: [
    { name: 'default', testIgnore: /hardened|engines/ },
    {
      name: 'hardened',
      testMatch: /(journey|hardened|build-output)\.spec\.ts$/,
      use: { instanceName: 'hardened' },
    },
  ],
  use: {
    baseURL: siteOrigin,
    launchOptions: launchOptions(),
  },
  webServer: [
    serve('node scripts/start.ts', instances.default),
    serve('node site/tests/support/start-hardened.ts', instances.hardened),
  ],
});
