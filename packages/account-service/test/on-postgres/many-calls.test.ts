import { onPostgres } from './on-postgres.ts';

await onPostgres(() => import('../many-calls.test.ts'));
