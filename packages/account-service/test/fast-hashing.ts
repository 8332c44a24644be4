import type { PasswordCost } from '../src/accounts/passwords.ts';

/** Cheap hashes, for all tests that are not about hashing. */
export const FAST_HASHING: PasswordCost = { memoryCost: 1024, timeCost: 1 };
