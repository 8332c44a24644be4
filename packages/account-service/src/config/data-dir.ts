import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs';
import { StartError } from '../errors.ts';

/** Umask of every program here: what it writes holds people's details, so nobody but its user reads it. */
export const OWNER_ONLY = 0o077;

/**
 * Makes the data folder if need be, and closes one that is there to everybody but its owner.
 * @throws StartError when it cannot be made, written to or closed.
 */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const mode = statSync(dataDir).mode;
    if ((mode & OWNER_ONLY) !== 0) chmodSync(dataDir, mode & 0o700);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
    // Only an owner may change a mode (POSIX chmod).
    throw new StartError(
      code === 'EPERM'
        ? `The data folder ${dataDir} is another user's and open to others: set DATA_DIR to a folder within it, which is then made for this user alone.`
        : `The data folder ${dataDir} cannot be written (${code}): give this user write permission or set DATA_DIR.`,
    );
  }
}
