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

/** OWASP Password Storage: argon2id, 19 MiB, two passes, one lane. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2 };
const ARGON2ID = 2;
const WAITING_MAX = 128;

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
  // libuv has four threads; more at once would only queue there, unbounded.
  const queue = new WorkQueue(Math.min(4, availableParallelism()), WAITING_MAX);
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
