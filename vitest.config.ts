import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { ownDependencies } from '@weft/design-system/storybook/own-dependencies.ts';
import { launchOptions } from '@weft/tools/browser';
import { defineConfig } from 'vitest/config';

/** A real browser, for what a simulated document does not do: layout, style, focus, pointers. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: launchOptions() }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1000, height: 700 } }],
});

export default defineConfig({
  test: {
    // Unasked, Vitest keeps a core for itself: of two that is half of the machine.
    maxWorkers: '100%',
    projects: [
      'packages/account-contract',
      'packages/account-service',
      'packages/cloth',
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'tokens/**/*.test.ts',
            'packages/design-system/test/**/*.test.ts',
            'packages/web-server/test/**/*.test.ts',
            'site/{build,src}/**/*.test.ts',
            'packages/design-system/storybook/**/*.test.{ts,tsx}',
            'packages/storybook/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'scripts',
          environment: 'node',
          include: ['scripts/test/**/*.test.ts', 'packages/tools/test/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          browser: browser(),
          // The files share a document, as stories do in Storybook: reloading the preview for each took a tenth of the
          // time.
          isolate: false,
          // A story of a whole page is loaded, and then judged in a dozen ways: on a busy machine that takes a while.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        plugins: [tailwindcss()],
        resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
        optimizeDeps: {
          include: [
            'axe-core',
            'react',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'react/jsx-dev-runtime',
            'storybook/test',
            ...ownDependencies,
          ],
        },
        test: {
          name: 'widgets',
          include: ['packages/design-system/{src,test}/**/*.test.tsx'],
          setupFiles: ['fail-on-console', 'longer-waits'].map(
            (name) => `packages/design-system/test/${name}.ts`,
          ),
          // The machine may be busy with other tests.
          testTimeout: 60_000,
          expect: { poll: { timeout: 5_000 } },
          browser: browser(),
        },
      },
    ],
  },
});
