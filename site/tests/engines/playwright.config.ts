import { defineConfig } from 'playwright/test';
import { instances } from '../support/instances.ts';
import { serve } from '../support/web-server.ts';
import type { EngineOptions } from './test.ts';

/**
 * What engines do each in their own way, in Firefox and WebKit: scroll restoration, fragments, the place of a section. The
 * browsers are those of the system, driven by the W3C's protocols; Playwright only runs the tests.
 */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../.cache/engines-results',
  // One browser for each engine, side by side.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // They draw without a graphics card, and the first page of each is a cold start.
  expect: { timeout: 15_000 },
  reporter: 'list',
  projects: [
    { name: 'firefox', use: { engineName: 'firefox' } },
    { name: 'webkit', use: { engineName: 'webkit' } },
  ],
  webServer: [serve('node scripts/start.ts', instances.default)],
});
