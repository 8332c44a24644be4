import { onPostgres } from './on-postgres.ts';

await onPostgres(() => import('../journey.test.ts'));
