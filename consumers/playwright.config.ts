import { launchOptions } from '@weft/tools/browser';
import { defineConfig } from 'playwright/test';
import { HERE, NAMES, originOf } from './apps.ts';

/** Tests of the packed package, installed in applications outside the workspace. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '*.test.ts',
  outputDir: '../.cache/consumers-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  reporter: 'list',
  use: {
    launchOptions: launchOptions(),
  },
  webServer: NAMES.map((app) => ({
    command: `node serve.ts ${app}`,
    cwd: HERE,
    url: originOf(app),
    timeout: 400_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  })),
});
