import { onPostgres } from './on-postgres.ts';

await onPostgres(() => import('../fuzz.test.ts'));
