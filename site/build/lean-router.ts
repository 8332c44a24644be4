import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const ofRouterDom = createRequire(import.meta.resolve('react-router-dom'));

/**
 * Makes React Router's share of the script smaller. Takes its production build, which its `exports` name under no condition: they
 * lead a browser to the one with warnings for developers. And lets the bundler drop the components that the site does not
 * use: otherwise the assignment of a `displayName`, or a call of `forwardRef` without a pure annotation, keeps them.
 */
export function leanRouter(): Plugin {
  const folder = path.join(path.dirname(ofRouterDom.resolve('react-router/package.json')), 'dist/production');
  return {
    name: 'weft-lean-router',
    apply: 'build',
    config: () => ({
      resolve: { alias: [{ find: /^react-router$/, replacement: path.join(folder, 'index.mjs') }] },
    }),
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\// },
      handler: (code) =>
        code
          .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
          .replaceAll(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1'),
    },
  };
}
