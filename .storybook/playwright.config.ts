import { defineConfig } from 'playwright/test';
import { launchOptions } from '../scripts/lib/browser.ts';

/** The built Storybook, as people and Chromatic open it. */
export default defineConfig({
  testDir: 'tests',
  outputDir: '../.cache/storybook-results',
  globalSetup: './tests/serve.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    launchOptions: launchOptions(),
    viewport: { width: 1280, height: 900 },
  },
});
