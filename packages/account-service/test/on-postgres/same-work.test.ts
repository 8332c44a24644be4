import { onPostgres } from './on-postgres.ts';

await onPostgres(() => import('../same-work.test.ts'));
