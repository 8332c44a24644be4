import path from 'node:path';
import { build, type Plugin } from 'vite';

const ROOT = path.join(import.meta.dirname, '..');

/** Leaves out the library with which PostCSS writes source maps. No command writes any, and the library calls `new Function`. */
const withoutSourceMaps: Plugin = {
  name: 'weft-without-source-maps',
  enforce: 'pre',
  resolveId: (source) => (source === 'source-map-js' ? '\0no-source-maps' : null),
  load: (id) => (id === '\0no-source-maps' ? 'export default {};' : null),
};

/**
 * Bundles the command line program into one file, which needs nothing but Node 20.
 *
 * @param folder the output folder
 */
export async function bundleBin(folder: string): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    plugins: [withoutSourceMaps],
    build: {
      ssr: true,
      rolldownOptions: {
        input: { 'design-system': 'bin/main.ts' },
        output: {
          banner: `/* Contains Color.js (colorjs.io), MIT License, copyright Lea Verou, Chris Lilley;
 * @babel/parser, MIT License, copyright 2012-2014 the acorn authors; PostCSS with nanoid, MIT License, copyright
 * Andrey Sitnik; picocolors, ISC License, copyright Oleksii Raspopov and others; postcss-selector-parser, cssesc and util-deprecate, MIT License,
 * copyright Ben Briggs, Mathias Bynens, Nathan Rajlich. */`,
        },
      },
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
    },
  });
}
