import { defineConfig } from 'playwright/test';
import { browserPath } from '../scripts/lib/browser.ts';
import { dataDir, ports, root, siteOrigin } from './tests/support/world.ts';

const executablePath = browserPath();

/** End to end: the product as a stranger starts it, in a real browser, on ports and data of its own. */
export default defineConfig({
  testDir: 'tests',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  reporter: 'list',
  use: {
    baseURL: siteOrigin,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  webServer: {
    command: 'node scripts/start.ts',
    cwd: root,
    env: { ...ports, DATA_DIR: dataDir },
    url: siteOrigin,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
  },
});
