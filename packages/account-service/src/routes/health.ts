import type { Context } from 'hono';
import type { Dependencies } from '../dependencies.ts';
import type { AppEnv } from '../http/env.ts';
import { successReply } from '../http/reply.ts';

/** GET /healthz (liveness): ignores the database, because a restart would not bring it back. */
export function live(c: Context<AppEnv>): Response {
  return successReply(c, 'The service is running.');
}

/** GET /readyz (readiness): 503 while the database does not answer, or cannot be written, as on a full disk. */
export function ready({ store }: Dependencies) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    await store.ping();
    return successReply(c, 'The service is ready.');
  };
}
