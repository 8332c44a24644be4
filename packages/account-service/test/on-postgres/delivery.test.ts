import { onPostgres } from './on-postgres.ts';

await onPostgres(() => import('../delivery.test.ts'));
