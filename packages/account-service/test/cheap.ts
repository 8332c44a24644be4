import type { PasswordCost } from '../src/accounts/passwords.ts';

/** Hashing is not the point of most tests. */
export const CHEAP: PasswordCost = { memoryCost: 1024, timeCost: 1 };
