import { beforeEach, inject } from 'vitest';

/** Skips every test, with the reason, where there is no PostgreSQL server. */
beforeEach(({ skip }) => {
  const reason = inject('noPostgres');
  if (reason) skip(reason);
});
