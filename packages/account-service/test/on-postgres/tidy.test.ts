import { onPostgres } from './on-postgres.ts';

await onPostgres(() => import('../tidy.test.ts'));
