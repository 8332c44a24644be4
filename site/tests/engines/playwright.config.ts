import { defineConfig } from 'playwright/test';
import { instances } from '../support/instances.ts';
import { serve } from '../support/web-server.ts';
import type { EngineOptions } from './test.ts';

/**
 * Tests of behaviour that differs between engines, in Firefox and WebKit: scroll restoration, fragments and section
 * positions. They use the system's browsers by W3C protocols; Playwright is only the test runner.
 */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../.cache/engines-results',
  // One browser per engine.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // The engines render in software, and the first page of each is a cold start.
  expect: { timeout: 15_000 },
  reporter: 'list',
  projects: [
    { name: 'firefox', use: { engineName: 'firefox' } },
    { name: 'webkit', use: { engineName: 'webkit' } },
  ],
  webServer: [serve('node scripts/start.ts', instances.default)],
});
