import { buildPictures } from '@weft/cloth/build';
import { picturesFolder, picturesPath, readPagePictures } from '@weft/site/pictures';
import type { Plugin } from 'vite';

const ID = 'virtual:pictures';

/** The folder that Storybook serves at its root, so that the site's pictures have the addresses that the site uses. */
export const picturesDir = { from: picturesFolder, to: '/' };

/** Generates the site's pictures unless they exist, as the first step of the site's build does. */
export async function weavePictures(): Promise<void> {
  await buildPictures(`${picturesFolder}/${picturesPath}`, { base: `/${picturesPath}/` });
}

/** The site's manifest of pictures, with addresses that work wherever the built Storybook is hosted. */
export function pictures(): Plugin {
  return {
    name: 'weft-storybook-pictures',
    resolveId: (source) => (source === ID ? `\0${ID}` : undefined),
    load: (resolved) =>
      resolved === `\0${ID}`
        ? `export default ${JSON.stringify(readPagePictures()).replaceAll(`/${picturesPath}/`, `./${picturesPath}/`)};`
        : undefined,
  };
}
