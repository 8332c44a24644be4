import { BODY_BYTES_MAX, BODY_TOO_LARGE, validate } from '@weft/account-contract';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HttpError } from '../errors.ts';

/** Rejects a larger body while it arrives, whatever its headers claim. */
export const limitBody = bodyLimit({
  maxSize: BODY_BYTES_MAX,
  onError: () => {
    // The rest of the body is still arriving, so the client cannot reuse the connection.
    throw new HttpError(413, BODY_TOO_LARGE, { connection: 'close' });
  },
});

type Schema<T> = Parameters<typeof validate<T>>[0];

/**
 * Parses and validates a JSON body.
 * @throws HttpError 415 for another content type; 400 with the contract's text for the first rule that fails.
 */
export async function readBody<T>(c: Context, schema: Schema<T>): Promise<T> {
  const [type = ''] = (c.req.header('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') {
    throw new HttpError(415, 'The request must be JSON, with the header content-type: application/json.');
  }
  const result = validate(schema, parse(await c.req.arrayBuffer()));
  if (!result.ok) throw new HttpError(400, result.message);
  return result.value;
}

function parse(body: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new HttpError(400, 'The request is not valid JSON in UTF-8.');
  }
}
