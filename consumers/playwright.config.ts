import { launchOptions } from '@weft/tools/browser';
import { defineConfig } from 'playwright/test';
import { HERE, NAMES, originOf } from './apps.ts';

const SERVER = {
  cwd: HERE,
  timeout: 400_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
} as const;

/** Tests of the packed package, installed in applications outside the workspace. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '*.test.ts',
  outputDir: '../.cache/consumers-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // The machine may be busy with another worker's pages.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    launchOptions: launchOptions(),
  },
  // One after another: the first sets INSTALLED_CONSUMERS for the others, and stops last.
  webServer: [
    {
      ...SERVER,
      command: 'node install.ts',
      timeout: 800_000,
      wait: { stdout: /^Installed in (?<installed_consumers>.+)\n/m },
    },
    ...NAMES.map((app) => ({ ...SERVER, command: `node serve.ts ${app}`, url: originOf(app) })),
  ],
});
