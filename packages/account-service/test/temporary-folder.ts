import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';
const ROOM_MIN_BYTES = 2 ** 31;

/** Folder for temporary files: in memory where there is room, because on a disk the tests mostly wait for its syncs. */
export const TEMPORARY_FOLDER = hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir();

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > ROOM_MIN_BYTES;
  } catch {
    return false;
  }
}
