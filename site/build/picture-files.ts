import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isPagePicture, type PictureManifest } from '@weft/cloth/build';

const folder = path.join(import.meta.dirname, '../.cache/pictures');

/** Output folder of the generated pictures. Vite copies its content to the root of the built site. */
export const picturesFolder = path.join(folder, 'public');

/** Path of the pictures on the site. Their names contain a hash, so they can be cached for ever. */
export const picturesPath = 'assets/pictures';

/** The manifest of the generated pictures. */
const picturesManifest = path.join(picturesFolder, picturesPath, 'manifest.json');

/** Reads the pictures by name. @throws When they have not been generated yet. */
export function readPictures(): PictureManifest['pictures'] {
  return (JSON.parse(readFileSync(picturesManifest, 'utf8')) as PictureManifest).pictures;
}

/** Reads the pictures that pages show, for their script. */
export const readPagePictures = (): PictureManifest['pictures'] =>
  Object.fromEntries(Object.entries(readPictures()).filter(([name]) => isPagePicture(name)));
