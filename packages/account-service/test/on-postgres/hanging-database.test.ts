import { onPostgres } from './on-postgres.ts';

await onPostgres(() => import('./hanging-database.ts'));
