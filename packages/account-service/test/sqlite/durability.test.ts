import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { withDefaults } from '../../src/config/config.ts';
import { createLog } from '../../src/log.ts';
import { openStore } from '../../src/store/store.ts';
import { SITE, tempDir } from '../harness.ts';

test('uses a write-ahead log, syncs every commit, and enforces foreign keys', async () => {
  const config = withDefaults({ dataDir: await tempDir(), siteOrigins: [SITE] });
  const store = await openStore(config, createLog('silent'));
  onTestFinished(() => store.close());
  const { rows } = await sql`select journal_mode, synchronous, foreign_keys
    from pragma_journal_mode, pragma_synchronous, pragma_foreign_keys`.execute(store.db);
  expect(rows).toEqual([{ journal_mode: 'wal', synchronous: 2, foreign_keys: 1 }]);
});
