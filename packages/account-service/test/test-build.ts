import { join } from 'node:path';

/** Where the suite's own build of the service lies, out of the way of the one that `start` runs. */
export const TEST_BUILD = join(import.meta.dirname, '../.cache/test');

/** What is in it: the service, and the same with hashes that cost little. */
export const TEST_PROGRAMS = { main: 'src/main.ts', 'cheap-main': 'test/cheap-main.ts' };
