import { validate } from '@weft/account-contract';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Refusal } from '../errors.ts';

/** Largest body of a call, in bytes. */
const BODY_BYTES_MAX = 16_384;

/** The same as people read it. */
export const BODY_MAX_TEXT = `${BODY_BYTES_MAX / 1024} KB`;

/** Refuses a larger body while it arrives, whatever its headers claim. */
export const limitBody = bodyLimit({
  maxSize: BODY_BYTES_MAX,
  onError: () => {
    // The rest of the body is still on its way, so this connection is of no further use to the caller.
    throw new Refusal(413, `The request is too large: ${BODY_MAX_TEXT} is the most.`, {
      connection: 'close',
    });
  },
});

type Schema<T> = Parameters<typeof validate<T>>[0];

/**
 * The body as the schema cleans it.
 * @throws Refusal 415 unless it is JSON, 400 with the contract's own text when a rule is broken.
 */
export async function readBody<T>(c: Context, schema: Schema<T>): Promise<T> {
  const [type = ''] = (c.req.header('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') {
    throw new Refusal(415, 'The request must be JSON, with the header content-type: application/json.');
  }
  const result = validate(schema, parse(await c.req.arrayBuffer()));
  if (!result.ok) throw new Refusal(400, result.message);
  return result.value;
}

function parse(body: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new Refusal(400, 'The request is not valid JSON in UTF-8.');
  }
}
