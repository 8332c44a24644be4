import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folder of this package, the nearest with a `package.json`: for the sources and for their bundle alike. */
export const PACKAGE_FOLDER = nearest(import.meta.dirname);

function nearest(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : nearest(dirname(folder));
}
