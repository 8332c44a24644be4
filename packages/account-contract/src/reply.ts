import { MESSAGE_MAX, REPLY_BYTES_MAX } from './limits.ts';
import { VISIBLE } from './visible.ts';

/** The fields of a reply that the site reads. A field that is not a string counts as absent. */
export interface Reply {
  /** HTTP status 200–299. */
  ok: boolean;
  status?: string;
  /** Cleaned by {@link cleanMessage}; empty when the server sent a blank message, absent when it sent none. */
  message?: string;
  accessToken?: string;
  refreshToken?: string;
  /** Hand-off code, where the service issues one. */
  code?: string;
}

/**
 * Reads a reply without trusting it: it may be an HTML page, empty, of another type, or megabytes long.
 * @throws when the connection breaks or the signal aborts, which is a network error.
 */
export async function readReply(response: Response): Promise<Reply> {
  const body = parseObject(await readText(response));
  const reply: Reply = { ok: response.ok };
  if (typeof body.status === 'string') reply.status = body.status;
  if (typeof body.message === 'string') reply.message = cleanMessage(body.message);
  if (typeof body.accestoken === 'string') reply.accessToken = body.accestoken;
  if (typeof body.refreshtoken === 'string') reply.refreshToken = body.refreshtoken;
  if (typeof body.code === 'string') reply.code = body.code;
  return reply;
}

/** Control and format characters and lone surrogates, except white space and the joiners that words and emoji need. */
const INVISIBLE = /(?![\s\u0085\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** White space and joiners, to trim: at either end a joiner has nothing to join. */
const EDGE = /[\s\u200C\u200D]/u;

/**
 * Makes a server's message safe to show as plain text: removes control, direction and invisible characters, collapses and
 * trims white space, capitalises the first letter, and cuts after {@link MESSAGE_MAX} characters with an ellipsis.
 * @returns an empty string when the message has no visible character.
 */
export function cleanMessage(text: string): string {
  const plain = trimEdges(text.replace(INVISIBLE, '').replace(/[\s\u0085]+/gu, ' '));
  if (!VISIBLE.test(plain)) return '';
  const characters = Array.from(plain);
  const cut =
    characters.length > MESSAGE_MAX ? `${characters.slice(0, MESSAGE_MAX).join('').trimEnd()}…` : plain;
  return capitaliseFirst(cut);
}

/** Trims in linear time. A pattern that ends with `+$` would take quadratic time. */
function trimEdges(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && EDGE.test(text.charAt(start))) start += 1;
  while (end > start && EDGE.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Georgian letters. Their capitals are for words in capitals alone, never for the start of one. */
const GEORGIAN = /^[\u10D0-\u10FF]/;

/** Capitalises the first code point. Where upper case has two letters, only the first is a capital: ß becomes Ss. */
export function capitaliseFirst(text: string): string {
  if (GEORGIAN.test(text)) return text;
  const [head = ''] = text;
  const [first = '', ...others] = head.toUpperCase();
  return first + others.join('').toLowerCase() + text.slice(head.length);
}

/** Reads the body as text; returns an empty string for one that exceeds the limit. */
async function readText(response: Response): Promise<string> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > REPLY_BYTES_MAX) {
      await reader.cancel();
      return '';
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
