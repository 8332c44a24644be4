import { onPostgres } from './on-postgres.ts';

await onPostgres(() => import('../backup.test.ts'));
