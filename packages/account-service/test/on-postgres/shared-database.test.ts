import { onPostgres } from './on-postgres.ts';

await onPostgres(() => import('./shared-database.ts'));
