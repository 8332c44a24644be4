import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PictureManifest } from '@weft/cloth/build';

const folder = path.join(import.meta.dirname, '../.cache/pictures');

/** Where the woven pictures lie; it is copied as it is to the root of the built site. */
export const picturesFolder = path.join(folder, 'public');

/** Where the pictures stand under the site's root: a folder of hashed names, which may be cached for ever. */
export const picturesPath = 'assets/pictures';

/** Where the manifest of the woven pictures lies. */
const picturesManifest = path.join(picturesFolder, picturesPath, 'manifest.json');

/** The pictures by name. @throws When they have not been woven yet. */
export function readPictures(): PictureManifest['pictures'] {
  return (JSON.parse(readFileSync(picturesManifest, 'utf8')) as PictureManifest).pictures;
}
