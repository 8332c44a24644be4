import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folder of this package: the nearest with a `package.json`, from the sources and from the bundle. */
export const PACKAGE_FOLDER = nearest(import.meta.dirname);

function nearest(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : nearest(dirname(folder));
}
