import type { TestProject } from 'vitest/node';
import { startPostgres } from '../postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the server; empty where there is none. */
    postgresUrl: string;
    /** Why there is no server; empty where there is one. */
    noPostgres: string;
  }
}

/** Provides the PostgreSQL server that `TEST_DATABASE_URL` names, or starts one. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const provide = (postgresUrl: string, noPostgres = '') => {
    project.provide('postgresUrl', postgresUrl);
    project.provide('noPostgres', noPostgres);
  };
  const named = process.env.TEST_DATABASE_URL;
  if (named) {
    provide(named);
    return undefined;
  }
  try {
    const server = await startPostgres();
    provide(server.url);
    return () => server.stop();
  } catch (error) {
    provide('', `PostgreSQL: ${(error as Error).message}`);
    return undefined;
  }
}
