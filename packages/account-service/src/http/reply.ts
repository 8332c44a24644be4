import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** The one shape of a success: `status`, `message`, and what the call adds. */
export function success(c: Context, message: string, fields: Record<string, string> = {}): Response {
  return c.json({ status: 'success', message, ...fields });
}

/** The one shape of every refusal (Specification 7 reads `status` and `message`). */
export function refusal(
  c: Context,
  status: ContentfulStatusCode,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return c.json({ status: 'error', message }, status, headers);
}
