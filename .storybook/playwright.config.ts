import { launchOptions } from '@weft/tools/browser';
import { defineConfig } from 'playwright/test';

/** The built Storybook as people and Chromatic open it. */
export default defineConfig({
  testDir: 'tests',
  outputDir: '../.cache/storybook-results',
  globalSetup: './tests/support/serve.ts',
  fullyParallel: true,
  // One more than cores: a story that waits for an animation leaves its core to another one.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    launchOptions: launchOptions(),
    viewport: { width: 1280, height: 900 },
  },
});
