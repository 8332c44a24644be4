import { defineConfig } from 'vitest/config';

/**
 * From the repository's root, `--project=account-service` runs both projects and `--project='account-service (sqlite)'` one.
 * In this folder the name of the second is `sqlite`.
 */
export default defineConfig({
  test: {
    name: 'account-service',
    // The tests wait for databases and processes more than they compute.
    maxWorkers: 3,
    testTimeout: 90_000,
    hookTimeout: 90_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'sqlite',
          include: ['test/*.test.ts', 'test/{sqlite,store-independent}/*.test.ts'],
          globalSetup: ['test/setup/build.ts'],
          provide: { store: 'sqlite' },
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: ['test/*.test.ts', 'test/postgres/*.test.ts'],
          globalSetup: ['test/setup/build.ts', 'test/setup/postgres.ts'],
          setupFiles: ['test/setup/skip-without-postgres.ts'],
          provide: { store: 'postgres' },
        },
      },
    ],
  },
});
