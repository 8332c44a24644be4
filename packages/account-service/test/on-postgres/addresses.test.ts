import { onPostgres } from './on-postgres.ts';

await onPostgres(() => import('../addresses.test.ts'));
