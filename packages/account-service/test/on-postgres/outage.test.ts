import { onPostgres } from './on-postgres.ts';

await onPostgres(() => import('./outage.ts'));
