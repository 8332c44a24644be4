import { onPostgres } from './on-postgres.ts';

await onPostgres(() => import('../verification-mails.test.ts'));
