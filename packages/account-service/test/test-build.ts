import { join } from 'node:path';

/** Folder of the build that the tests run. */
export const TEST_BUILD = join(import.meta.dirname, '../.cache/test');

/** Programs of that build: the service, the service with cheap hashes, the operator's commands. Bundled, they start faster. */
export const TEST_PROGRAMS = {
  main: 'src/main.ts',
  'main-with-fast-hashing': 'test/main-with-fast-hashing.ts',
  admin: 'src/admin.ts',
};
