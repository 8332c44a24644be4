import type { HttpBindings } from '@hono/node-server';

/** Hono's environment: Node's request and response, and the variables that the middleware sets. */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** Address of the client, see `clientAddress`. */
    client: string;
    /** Canonical address that the call concerns, for the audit log. */
    subject?: string;
    /** Set when the client hung up. Such a call counts as cut off, not as refused. */
    isCutOff?: true;
  };
}
