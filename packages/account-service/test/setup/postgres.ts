import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import type { TestProject } from 'vitest/node';
import { withDefaults } from '../../src/config/config.ts';
import { createLog } from '../../src/log.ts';
import { openStore } from '../../src/store/store.ts';
import { query } from '../database.ts';
import { startPostgres } from '../postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the server; empty where there is none. */
    postgresUrl: string;
    /** Why there is no server; empty where there is one. */
    noPostgres: string;
    /** Name of the template database, which has all tables. */
    migratedDatabase: string;
  }
}

/** Provides the PostgreSQL server that `TEST_DATABASE_URL` names, or starts one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const named = process.env.TEST_DATABASE_URL;
  const migrated = `weft_migrated_${randomUUID().replaceAll('-', '')}`;
  project.provide('migratedDatabase', migrated);
  try {
    const server = named ? { url: named, stop: async () => undefined } : await startPostgres();
    project.provide('postgresUrl', server.url);
    project.provide('noPostgres', '');
    await query(server.url, `create database ${migrated}`);
    await createTables(server.url, migrated);
    return async () => {
      await query(server.url, `drop database ${migrated} with (force)`);
      await server.stop();
    };
  } catch (error) {
    project.provide('postgresUrl', '');
    project.provide('noPostgres', `PostgreSQL: ${(error as Error).message}`);
    return async () => undefined;
  }
}

async function createTables(server: string, name: string): Promise<void> {
  const url = new URL(server);
  url.pathname = `/${name}`;
  const settings = withDefaults({
    dataDir: tmpdir(),
    siteOrigins: ['http://site.test'],
    databaseUrl: url.href,
  });
  const store = await openStore(settings, createLog('silent'));
  await store.close();
}
