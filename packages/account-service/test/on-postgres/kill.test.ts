import { onPostgres } from './on-postgres.ts';

await onPostgres(() => import('../kill.test.ts'));
