import { onPostgres } from './on-postgres.ts';

await onPostgres(() => import('../start-and-stop.test.ts'));
