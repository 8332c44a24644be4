import type { Store } from '../store/store.ts';

/** Rewrites the database's files without deleted data. On PostgreSQL calls wait while their table is rewritten. */
export async function vacuum({ rewrite }: Store): Promise<string> {
  await rewrite();
  return 'Removed what was deleted from the files of the database.\n';
}
