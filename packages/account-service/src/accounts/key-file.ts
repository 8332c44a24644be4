import { createPrivateKey, createPublicKey, randomUUID, sign, verify } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  lstatSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import * as z from 'zod/mini';
import { StartupError } from '../errors.ts';
import type { Log } from '../log.ts';
import { codeOf } from '../store/availability.ts';
import { MINUTE, SECOND } from '../time.ts';

/** Name of the key file in the data folder. */
export const KEY_FILE = 'token-keys.json';
/** ECDSA on the curve secp256r1, which every browser's Web Crypto and every JWT library verifies (RFC 7518, section 3.4). */
export const KEY_ALGORITHM = 'ES256';

/** How long a new key is published before it signs: longer than verifiers may cache the JWK Set. */
const PUBLISHED_AHEAD_MS = 15 * MINUTE;
/** Minimum time between two checks of the file for changes. A rotation needs no restart. */
const RELOAD_MS = SECOND;

/** A private key as a JWK (RFC 7517). `nbf` is the second since 1970 from which it signs. */
const storedKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string(),
  nbf: z.number(),
});
const keySet = z.object({ keys: z.tuple([storedKey], storedKey) });
type StoredKey = z.infer<typeof storedKey>;
type StoredKeys = [StoredKey, ...StoredKey[]];

/** The signing keys of a service, oldest first. */
export interface KeyFile {
  read(): StoredKeys;
}

/** Opens a key file and follows its changes. @throws StartupError when it cannot be read or has no keys. */
export function openKeyFile(file: string, log: Log): KeyFile {
  let { keys, version } = readKeys(file);
  let lookAgain = performance.now() + RELOAD_MS;
  return {
    read: () => {
      if (performance.now() < lookAgain) return keys;
      lookAgain = performance.now() + RELOAD_MS;
      try {
        if (versionOf(file) !== version) {
          ({ keys, version } = readKeys(file));
          log.info({ event: 'token-keys.loaded', keys: keys.map(({ kid }) => kid) });
        }
      } catch (error) {
        // The keys in memory still work.
        const cause = error instanceof StartupError ? error.cause : error;
        log.error({ event: 'token-keys.unreadable', code: codeOf(cause) });
      }
      return keys;
    },
  };
}

/**
 * Creates the file with one key, unless it exists. Links a draft, which is atomic: of several processes that start at once,
 * one creates the file and the others read it whole.
 */
export async function createKeyFile(file: string, now: number): Promise<void> {
  if (existsSync(file)) return;
  const draft = writeDraft(file, [await generateKey(now)]);
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}

/**
 * Adds a key to the file, which it creates if necessary. The key signs after {@link PUBLISHED_AHEAD_MS}. Until then, and for the
 * lifetime of a token after that, two keys are published. The first key of a file signs immediately. With `atOnce`, for a key that
 * has leaked, the new key signs immediately and replaces all others, whose tokens the service rejects from then on. Verifiers that
 * keep the keys accept them for up to ten minutes more.
 * @returns the new key's id, and when it signs.
 * @throws StartupError when the file cannot be read or written.
 */
export async function rotateKeys(
  file: string,
  now: number,
  atOnce: boolean,
): Promise<{ kid: string; signsFrom: number }> {
  const keys = existsSync(file) && !atOnce ? readKeys(file).keys : [];
  const key = await generateKey(keys.length > 0 ? now + PUBLISHED_AHEAD_MS : now);
  const kept = keys.filter((_key, index) => !isRetired(keys[index + 1], now));
  try {
    replace(file, [...kept, key]);
  } catch (error) {
    throw new StartupError(
      `${file} cannot be written (${codeOf(error)}): run the command as the user of the service, or as root, with the file in an existing folder that has free space.`,
    );
  }
  return { kid: key.kid, signsFrom: key.nbf * SECOND };
}

/**
 * Replaces a file, not a symbolic link to it. Keeps owner and mode, because the operator may be another user than the
 * service, such as root, and a service that cannot read the new keys keeps using the old ones.
 */
function replace(file: string, keys: readonly StoredKey[]): void {
  // Fails for a link whose file is missing, such as one into a folder that is not mounted.
  const target = lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ? realpathSync(file) : file;
  const draft = writeDraft(target, keys);
  try {
    if (existsSync(target)) {
      const { uid, gid, mode } = statSync(target);
      chownSync(draft, uid, gid);
      chmodSync(draft, mode & 0o777);
    }
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft);
    throw error;
  }
}

/** A key may be removed from the file once its successor has signed for longer than any token lives. */
function isRetired(next: StoredKey | undefined, now: number): boolean {
  return next !== undefined && next.nbf * SECOND + 2 * PUBLISHED_AHEAD_MS < now;
}

async function generateKey(signsFrom: number): Promise<StoredKey> {
  const { privateKey } = await generateKeyPair(KEY_ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  return { ...jwk, kid, nbf: Math.floor(signsFrom / SECOND) } as StoredKey;
}

/** @returns the path of a new file beside another. A failure, as on a full disk, leaves none. */
function writeDraft(file: string, keys: readonly StoredKey[]): string {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, `${JSON.stringify({ keys }, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  return draft;
}

function readKeys(file: string): { keys: StoredKeys; version: string } {
  let content: unknown;
  let version: string;
  try {
    // First, so that a file that is replaced meanwhile is read again.
    version = versionOf(file);
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'EACCES') {
      throw new StartupError(`${file} cannot be read (EACCES): give it to the user of the service.`, {
        cause: error,
      });
    }
    throw new StartupError(
      `The signing keys in ${file} cannot be read (${error instanceof SyntaxError ? 'no JSON' : codeOf(error)}): restore the file, or create one with the command rotate-keys --at-once.`,
      { cause: error },
    );
  }
  const parsed = keySet.safeParse(content);
  if (!parsed.success || !parsed.data.keys.every(isPrivateKey)) {
    throw new StartupError(`${file} is no JWK Set with private keys for ES256: restore it, or remove it.`);
  }
  return { keys: parsed.data.keys.sort((one, other) => one.nbf - other.nbf) as StoredKeys, version };
}

/** Whether the public part of a key verifies a signature of the private part. */
function isPrivateKey(key: StoredKey): boolean {
  try {
    const { kty, crv, x, y } = key;
    const signature = sign('sha256', Buffer.of(), createPrivateKey({ key, format: 'jwk' }));
    const publicKey = createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' });
    return verify('sha256', Buffer.of(), publicKey, signature);
  } catch {
    return false;
  }
}

/** Changes whenever the file is replaced or written. */
function versionOf(file: string): string {
  const { ino, mtimeMs, size } = statSync(file);
  return `${ino} ${mtimeMs} ${size}`;
}
