import { onPostgres } from './on-postgres.ts';

await onPostgres(() => import('../log.test.ts'));
