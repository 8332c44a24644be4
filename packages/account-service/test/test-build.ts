import { join } from 'node:path';

/** Where the suite's own build of the service lies, out of the way of the one that `start` runs. */
export const TEST_BUILD = join(import.meta.dirname, '../.cache/test');
