import type { HttpBindings } from '@hono/node-server';

/** What Hono's context carries here: Node's own request and response, and the id of the request. */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: { requestId: string };
}
