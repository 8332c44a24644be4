import { createHash, randomBytes } from 'node:crypto';

/** Creates an opaque token: 256 random bits, safe in a URL. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Hash under which the store keeps a token. SHA-256 is enough, because 256 random bits cannot be guessed. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
