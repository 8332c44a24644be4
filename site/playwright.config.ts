import { parseArgs } from 'node:util';
import { launchOptions } from '@weft/tools/browser';
import { defineConfig } from 'playwright/test';
import { siteOrigin } from './tests/support/instances.ts';
import type { InstanceOptions } from './tests/support/test.ts';
import { serve } from './tests/support/web-server.ts';

/** The projects that the command line names. */
const { project = [] } = parseArgs({
  options: { project: { type: 'string', multiple: true } },
  strict: false,
}).values;
const isDefaultOnly = project.length > 0 && project.every((name) => name === 'default');

/**
 * End-to-end tests in a real browser, against the product as `start` runs it, with its own ports and an empty
 * database. The journeys run in both projects: `default` uses SQLite, `hardened` uses PostgreSQL and every stronger option. Traces add a quarter
 * to the run time, so they are off; turn them on with `--trace on`.
 */
export default defineConfig<object, InstanceOptions>({
  testDir: 'tests',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // The machine may be busy with another worker's pages, and several chunks load one after the other.
  timeout: 60_000,
  expect: { timeout: 15_000 },
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
  webServer: [serve('default'), ...(isDefaultOnly ? [] : [serve('hardened')])],
});
