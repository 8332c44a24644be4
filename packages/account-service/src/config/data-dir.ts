import { accessSync, constants, mkdirSync } from 'node:fs';
import { StartError } from '../errors.ts';

/** Makes the data folder if need be. @throws StartError when it cannot be made or written to. */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
    throw new StartError(
      `The data folder ${dataDir} cannot be written (${code}): give this user write permission or set DATA_DIR.`,
    );
  }
}
