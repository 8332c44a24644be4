import { onPostgres } from './on-postgres.ts';

await onPostgres(() => import('../verification.test.ts'));
