import { expect, inject, test } from 'vitest';

/**
 * Runs a file of tests once more, on PostgreSQL. Without a server it counts as one skipped test, named by the reason.
 * @param load imports the file; the store must be named before it is read.
 */
export async function onPostgres(load: () => Promise<unknown>): Promise<void> {
  const why = inject('noPostgres');
  if (why) {
    test.runIf(!why)(why, () => expect(why).toBe(''));
    return;
  }
  process.env.TEST_STORE = 'postgres';
  await load();
}
