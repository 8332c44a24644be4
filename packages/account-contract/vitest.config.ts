import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'account-contract',
    include: ['test/**/*.test.ts'],
    // The examples of the README run as processes, which start slowly on a busy machine.
    testTimeout: 30_000,
  },
});
