import { onPostgres } from './on-postgres.ts';

await onPostgres(() => import('../limits.test.ts'));
