import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const SITE_STYLES = /\/site\/src\/styles\/site\.css(\?|$)/;

/**
 * The imports that the preview has loaded already: the fonts, and the package's sheet, whose sources would rename the site's
 * classes.
 */
const LOADED = [`@import '@weft/tokens/fonts.css';`, `@import '@weft/design-system/styles.css';`];

/**
 * The site's stylesheet without what the preview loads already.
 *
 * @throws {Error} when the site's stylesheet does not import that any more
 */
export function siteStyles(): Plugin {
  return {
    name: 'weft-storybook-site-styles',
    enforce: 'pre',
    async load(id) {
      if (!SITE_STYLES.test(id)) return undefined;
      let styles = await readFile(id.replace(/\?.*$/, ''), 'utf8');
      for (const line of LOADED) {
        if (!styles.includes(line)) throw new Error(`The site's stylesheet has lost the line ${line}`);
        styles = styles.replace(line, '');
      }
      return styles;
    },
  };
}
