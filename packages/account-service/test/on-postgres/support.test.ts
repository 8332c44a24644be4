import { onPostgres } from './on-postgres.ts';

await onPostgres(() => import('../support.test.ts'));
