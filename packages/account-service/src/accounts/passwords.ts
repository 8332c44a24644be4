import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { WorkQueue } from './work-queue.ts';

/** What one hash costs. */
export interface PasswordCost {
  /** KiB. */
  memoryCost: number;
  /** Passes over it. */
  timeCost: number;
}

/**
 * argon2id, 32 MiB, six passes, one lane: as many MiB passes as RFC 9106's recommendation for little memory (64 MiB, three),
 * five times as many as OWASP's least (19 MiB, two), in a memory that the service can afford (Decision 0077).
 */
export const PASSWORD_COST: PasswordCost = { memoryCost: 32_768, timeCost: 6 };
const ARGON2ID = 2;
/** Of libuv's four threads one stays free for everything else: signatures, files, names. */
const AT_ONCE_MAX = 3;
const WAITING_MAX = 100;

/** Hashes and compares passwords, off the event loop and a bounded number at once. */
export interface Passwords {
  /** argon2id in the PHC form. */
  hash(password: string): Promise<string>;
  /** Compares exactly. Without a hash it works as long and answers false, so that time tells nothing. */
  matches(passwordHash: string | undefined, password: string): Promise<boolean>;
  /** Whether a hash was made with weaker parameters than today's. */
  isOutdated(passwordHash: string): boolean;
}

/** @param cost what new hashes cost; older, cheaper ones are renewed at the next login. */
export async function createPasswords(cost: PasswordCost): Promise<Passwords> {
  const parameters = { algorithm: ARGON2ID, parallelism: 1, ...cost };
  const queue = new WorkQueue(Math.min(AT_ONCE_MAX, availableParallelism()), WAITING_MAX);
  const nobodys = await hash(randomBytes(32), parameters);
  return {
    hash: (password) => queue.run(() => hash(password, parameters)),
    matches: (passwordHash, password) =>
      queue.run(async () => {
        const matched = await verify(passwordHash ?? nobodys, password);
        return matched && passwordHash !== undefined;
      }),
    isOutdated: (passwordHash) => {
      const { memoryCost, timeCost } = parseOptions(passwordHash);
      return memoryCost < cost.memoryCost || timeCost < cost.timeCost;
    },
  };
}
