import { join } from 'node:path';

/** Folder of the build that the tests run. */
export const TEST_BUILD = join(import.meta.dirname, '../.cache/test');

/** Programs of that build: the service, and the service with cheap hashes. */
export const TEST_PROGRAMS = {
  main: 'src/main.ts',
  'main-with-fast-hashing': 'test/main-with-fast-hashing.ts',
};
