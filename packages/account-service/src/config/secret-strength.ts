const MIN_BYTES = 32;
/** 32 bytes with fewer distinct characters are a pattern, not a secret. */
const MIN_DISTINCT = 10;
/** Largest share of characters that repeat or continue earlier ones. A random secret has less than a tenth. */
const PREDICTABLE_MAX = 1 / 4;

/**
 * Words of placeholders, examples, keyboards and famous phrases, compared without case and separators. Each has six letters or
 * more, because shorter ones appear in random secrets: four letters in one of 26,000.
 */
const KNOWN =
  /change.?me|example|default|placeholder|replace|password|passphrase|passwort|supersecret|topsecret|secretkey|yoursecret|mysecret|thesecret|insecure|development|production|correcthorse|batterystaple|letmein|iloveyou|trustno1|tobeornottobe|quickbrown|loremipsum|onceuponatime|qwerty|asdfgh|zxcvbn/;

/** Why a secret is too weak for production, to follow its name; undefined when it is not. */
export function weaknessOf(secret: string): string | undefined {
  if (Buffer.byteLength(secret) < MIN_BYTES) return `must have at least ${MIN_BYTES} bytes in production.`;
  const isWeak = isPattern(secret) || isPhrase(secret);
  return isWeak
    ? 'must be a random secret in production, not a placeholder, a phrase or a pattern: create one with `openssl rand -base64 32`.'
    : undefined;
}

/** Few distinct characters, or many that repeat earlier ones or continue a sequence such as 1234. Also checks the bytes of hexadecimal. */
function isPattern(secret: string): boolean {
  const codes = Array.from(secret, (character) => character.codePointAt(0) ?? 0);
  const bytes = /^[\da-f]+$/i.test(secret) ? [...Buffer.from(secret, 'hex')] : [];
  return new Set(secret).size < MIN_DISTINCT || isPredictable(codes) || isPredictable(bytes);
}

/** Whether many numbers repeat earlier ones or continue a sequence. */
function isPredictable(codes: readonly number[]): boolean {
  const predictable = codes.filter((_code, index) => isSequence(codes, index) || isRepetition(codes, index));
  return predictable.length > codes.length * PREDICTABLE_MAX;
}

/** Whether the last of three numbers continues a sequence, such as 1 2 3, 3 2 1 or 1 1 1. */
function isSequence(codes: readonly number[], index: number): boolean {
  const [first = 0, second = 0, third = 0] = codes.slice(index - 2, index + 1);
  const step = third - second;
  return index >= 2 && Math.abs(step) <= 1 && step === second - first;
}

/** Whether a number and the two before it have appeared in this order already. */
function isRepetition(codes: readonly number[], index: number): boolean {
  if (index < 3) return false;
  const three = codes.slice(index - 2, index + 1).join();
  return Array.from({ length: index - 2 }, (_, at) => codes.slice(at, at + 3).join()).includes(three);
}

/** A known word, or letters of one case without digits, as in a sentence. Random secrets in hexadecimal or base64 mix them. */
function isPhrase(secret: string): boolean {
  const plain = secret.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u].filter((kind) => kind.test(secret));
  return KNOWN.test(plain) || kinds.length < 2;
}
