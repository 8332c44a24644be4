import { onPostgres } from './on-postgres.ts';

await onPostgres(() => import('../agreement.test.ts'));
