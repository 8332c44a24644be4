import { launchOptions } from '@weft/tools/browser';
import { defineConfig } from 'playwright/test';

/** Tests of the built Storybook. */
export default defineConfig({
  testDir: 'tests',
  outputDir: '../.cache/storybook-results',
  globalSetup: './tests/support/serve.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A page with eight framed stories loads Storybook eight times in each of two places. A story of whole pages loads it 21
  // times.
  timeout: 330_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    launchOptions: launchOptions(),
    viewport: { width: 1280, height: 900 },
  },
  projects: [
    { name: 'storybook', teardown: 'shown code' },
    // Runs after the pages have been opened, even if one of them failed.
    { name: 'shown code', testMatch: 'shown-code.after.ts' },
  ],
});
