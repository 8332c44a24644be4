import { onPostgres } from './on-postgres.ts';

await onPostgres(() => import('../login.test.ts'));
