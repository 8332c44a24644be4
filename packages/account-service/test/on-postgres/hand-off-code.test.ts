import { onPostgres } from './on-postgres.ts';

await onPostgres(() => import('../hand-off-code.test.ts'));
