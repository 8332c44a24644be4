import { defineConfig } from 'playwright/test';
import { serve } from '../support/web-server.ts';
import type { EngineOptions } from './test.ts';

/**
 * Runs the journeys, and the positions of sections, in Chromium, Firefox and WebKit. In Firefox and WebKit also tests what
 * engines implement differently: scroll restoration and fragments. Firefox and WebKit are those of the system, driven by
 * W3C protocols. Playwright only runs the tests.
 */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../.cache/engines-results',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // The engines render in software, and the first page of each is a cold start.
  expect: { timeout: 15_000 },
  reporter: 'list',
  // One worker per project, so that each look of an engine starts one browser.
  projects: [
    { name: 'webkit', workers: 1, use: { engineName: 'webkit' } },
    { name: 'firefox', workers: 1, use: { engineName: 'firefox' } },
    { name: 'chromium', workers: 1, testMatch: /journey|sections/, use: { engineName: 'chromium' } },
  ],
  webServer: [serve('default')],
});
