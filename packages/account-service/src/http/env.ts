import type { HttpBindings } from '@hono/node-server';

/** What Hono's context carries here: Node's own request and response, the id of the request, the client. */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** Who calls, as `clientAddress` tells clients apart. */
    client: string;
  };
}
