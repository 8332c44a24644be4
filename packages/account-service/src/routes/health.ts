import type { Context } from 'hono';
import type { AppEnv } from '../http/env.ts';
import { success } from '../http/reply.ts';
import type { Parts } from '../parts.ts';

/** GET /healthz: the process runs. Says nothing about the database, so that nobody restarts it for that. */
export function live(c: Context<AppEnv>): Response {
  return success(c, 'The service is running.');
}

/** GET /readyz: the database answers; 503 in the usual shape when it does not. */
export function ready({ store }: Parts) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    await store.ping();
    return success(c, 'The service is ready.');
  };
}
