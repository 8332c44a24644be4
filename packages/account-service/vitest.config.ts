import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'account-service',
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    // The tests wait for databases and processes more than they compute.
    maxWorkers: 3,
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
});
