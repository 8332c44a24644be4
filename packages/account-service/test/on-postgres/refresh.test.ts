import { onPostgres } from './on-postgres.ts';

await onPostgres(() => import('../refresh.test.ts'));
