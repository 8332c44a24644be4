import { MESSAGE_MAX, REPLY_BYTES_MAX } from './limits.ts';

/** What is read of any reply: the ok flag, four fields (Specification 3) and the code of the stronger hand-off, each only when it is a string. */
export interface Reply {
  /** HTTP status 200–299. */
  ok: boolean;
  status?: string;
  /** Cleaned by {@link cleanMessage}; empty when the server sent a blank one, absent when it sent none. */
  message?: string;
  accessToken?: string;
  refreshToken?: string;
  /** Hand-off code, where the service gives one. */
  code?: string;
}

/**
 * Reads a reply of the service, or of whatever answers in its place: an HTML page, nothing, another type, megabytes.
 * @throws what the stream throws when the connection breaks or the signal aborts; that is a network error.
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

/** Controls, lone surrogates and what formats invisibly; but the joiners, which words and emoji are spelt with. */
const UNSEEN = /(?![\s\u0085\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** Blanks, and joiners that join nothing. */
const EDGES = /^(?:\s|\u200C|\u200D)+|(?:\s|\u200C|\u200D)+$/gu;

/** A letter, digit or sign that has a shape: fillers and the empty braille pattern have none. */
const SEEN = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * A server's message as it may be shown (Decision 13): plain text, control, direction and invisible characters dropped,
 * blanks folded and trimmed, first letter a capital, at most {@link MESSAGE_MAX} characters and then an ellipsis.
 * @returns the empty text when nothing in it could be seen.
 */
export function cleanMessage(text: string): string {
  const plain = text
    .replace(UNSEEN, '')
    .replace(/[\s\u0085]+/gu, ' ')
    .replace(EDGES, '');
  if (!SEEN.test(plain)) return '';
  const characters = Array.from(plain);
  const cut =
    characters.length > MESSAGE_MAX ? `${characters.slice(0, MESSAGE_MAX).join('').trimEnd()}…` : plain;
  return capitaliseFirst(cut);
}

/** First character, by code point, as a capital (Specification 8); of one that becomes two letters, the first: ß is Ss. */
export function capitaliseFirst(text: string): string {
  const [head = ''] = text;
  const [first = '', ...others] = head.toUpperCase();
  return first + others.join('').toLowerCase() + text.slice(head.length);
}

/** The body as text, or nothing when it is larger than any true reply. */
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
