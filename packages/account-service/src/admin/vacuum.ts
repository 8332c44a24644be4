import type { Store } from '../store/store.ts';

/** Rewrites the files of the database without what was deleted. On PostgreSQL calls wait while their table is rewritten. */
export async function vacuum({ rewrite }: Store): Promise<string> {
  await rewrite();
  return 'Removed what was deleted from the files of the database.\n';
}
