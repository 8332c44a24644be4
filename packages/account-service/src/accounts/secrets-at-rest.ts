import { createHash, randomBytes } from 'node:crypto';

/** A secret for a link or a token: 256 random bits, safe in a URL. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the store keeps of such a secret. Plain SHA-256 will do: 256 random bits cannot be guessed. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
