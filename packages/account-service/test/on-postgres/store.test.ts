import { onPostgres } from './on-postgres.ts';

await onPostgres(() => import('../store.test.ts'));
