import { onPostgres } from './on-postgres.ts';

await onPostgres(() => import('../taken-addresses.test.ts'));
