import { onPostgres } from './on-postgres.ts';

await onPostgres(() => import('./races.ts'));
