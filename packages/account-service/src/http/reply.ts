import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Replies to a success: `status`, `message`, and the fields of the call. */
export function successReply(
  c: Context,
  message: string,
  fields: Readonly<Record<string, unknown>> = {},
): Response {
  return c.json({ status: 'success', message, ...fields });
}

/** Replies with an error. All error replies have this shape, which the site reads. */
export function errorReply(
  c: Context,
  status: ContentfulStatusCode,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return c.json({ status: 'error', message }, status, headers);
}
