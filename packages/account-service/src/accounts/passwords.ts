import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { WorkQueue } from './work-queue.ts';

/** Cost parameters of a hash. */
export interface PasswordCost {
  /** Memory in KiB. */
  memoryCost: number;
  /** Passes over the memory. */
  timeCost: number;
}

/**
 * argon2id with 32 MiB, six passes and one lane: as much work as RFC 9106 recommends where memory is scarce (64 MiB, three
 * passes) in half the memory, and five times OWASP's minimum of 19 MiB and two passes (record 0077).
 */
export const PASSWORD_COST: PasswordCost = { memoryCost: 32_768, timeCost: 6 };
const ARGON2ID = 2;
/** Leaves one of libuv's four threads free for signatures, files and name look-ups. */
const CONCURRENCY_MAX = 3;
const QUEUE_MAX = 100;

/** Hashes and compares passwords off the event loop, with limited concurrency. Clients take turns. */
export interface Passwords {
  /** Hashes with argon2id. @returns the PHC string. */
  hash(password: string, client: string): Promise<string>;
  /**
   * Compares exactly, with one hash after the other until one matches. In place of a missing one it compares with a dummy, so that
   * it takes as long. All comparisons are one job of the queue: it rejects a login before it has compared anything, or never.
   * @returns the index of the hash that matches, or -1.
   */
  findMatch(
    passwordHashes: readonly (string | undefined)[],
    password: string,
    client: string,
  ): Promise<number>;
  /** Whether a hash has weaker parameters than new ones. */
  isOutdated(passwordHash: string): boolean;
}

/** @param cost parameters of new hashes. The next login replaces a hash with weaker ones. */
export async function createPasswords(cost: PasswordCost): Promise<Passwords> {
  const parameters = { algorithm: ARGON2ID, parallelism: 1, ...cost };
  const queue = new WorkQueue(Math.min(CONCURRENCY_MAX, availableParallelism()), QUEUE_MAX);
  const dummyHash = await hash(randomBytes(32), parameters);
  return {
    hash: (password, client) => queue.run(client, () => hash(password, parameters)),
    findMatch: (passwordHashes, password, client) =>
      queue.run(client, async () => {
        for (const [index, passwordHash] of passwordHashes.entries()) {
          const matched = await verify(passwordHash ?? dummyHash, password);
          if (matched && passwordHash !== undefined) return index;
        }
        return -1;
      }),
    isOutdated: (passwordHash) => {
      const { memoryCost, timeCost } = parseOptions(passwordHash);
      return memoryCost < cost.memoryCost || timeCost < cost.timeCost;
    },
  };
}
