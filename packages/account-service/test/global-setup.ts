import type { TestProject } from 'vitest/node';
import { bundle } from '../bundle.ts';
import { startPostgres } from './postgres-server.ts';
import { TEST_BUILD, TEST_PROGRAMS } from './test-build.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where PostgreSQL is; empty when the suite runs on SQLite alone. */
    postgresUrl: string;
    /** Why there is no PostgreSQL; empty when there is one, or none is wanted. */
    noPostgres: string;
  }
}

/** Builds the service that is started as a process, and finds a PostgreSQL server: the one that `TEST_DATABASE_URL` names, or one of its own. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  await bundle(TEST_BUILD, TEST_PROGRAMS);
  const named = process.env.TEST_DATABASE_URL;
  project.provide('noPostgres', '');
  if (named) {
    project.provide('postgresUrl', named);
    return undefined;
  }
  try {
    const server = await startPostgres();
    project.provide('postgresUrl', server.url);
    return () => server.stop();
  } catch (error) {
    project.provide('postgresUrl', '');
    project.provide('noPostgres', `PostgreSQL: ${(error as Error).message}`);
    return undefined;
  }
}
