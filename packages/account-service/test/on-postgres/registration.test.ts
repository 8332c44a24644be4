import { onPostgres } from './on-postgres.ts';

await onPostgres(() => import('../registration.test.ts'));
