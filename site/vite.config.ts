import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { leanRouter } from './build/lean-router.ts';
import { picturesFolder, readPagePictures } from './build/picture-files.ts';
import { dropUnusedStyles } from './build/unused-styles.ts';
import { integrations } from './src/content/landing.ts';

/** Provides `virtual:pictures`, the manifest of the woven pictures that pages show. */
function pictures(): Plugin {
  const id = 'virtual:pictures';
  return {
    name: 'weft-pictures',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) =>
      resolved === `\0${id}` ? `export default ${JSON.stringify(readPagePictures())};` : undefined,
  };
}

/**
 * The shared chunks of the script. A module that no pattern names goes into the chunk of the page that uses it. Without
 * these groups the bundler makes a chunk for each set of pages that share a module: eighteen for a form, most of them under
 * 3 KB.
 */
const CHUNKS: readonly (readonly [name: string, modules: RegExp])[] = [
  [
    'form',
    /node_modules\/(react-hook-form|@hookform\/[^/]+|zod)\/|account-contract\/src\/(?!hand-off\.ts)|site\/src\/(layout\/auth-|forms\/(?!drafts|plain-enter)|account\/(?!hand-off-by-query|verification-link)|content\/(forms|account))|design-system\/dist\/components\/(field|form|text-field|password-field|auth-card|error-summary|notice)\//,
  ],
  [
    'menu',
    /node_modules\/(@radix-ui\/(?!react-(accordion|collapsible|dialog)\/)|@floating-ui|react-remove-scroll|react-style-singleton|use-sidecar|use-callback-ref|aria-hidden|get-nonce|tslib)|site\/src\/(layout\/(shared-layout|keep-place|site-)|motion\/scene-measures)|design-system\/dist\/(components\/(top-bar|mobile-menu|footer)|lib\/list-items)/,
  ],
  [
    'app',
    /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|class-variance-authority|clsx)\/|rolldown\/runtime|site\/src\/(app\/(app|hydrate|hydration-mismatch|page-ready|error-boundary|prerender-on-intent|retryable-lazy)\.tsx?|navigation\/(?!routes|scroll-restoration)|motion\/scroll-page|layout\/(logo|picture|hero-cloth|page-head)|content\/(layout|pages|brand|screens|sections|pictures))|virtual:pictures|design-system\/dist\/(lib\/|icons\/|components\/(button|cluster|container|grid|heading|link|page|section|section-heading|skip-link|stack|text|visually-hidden)\/)/,
  ],
];

/** The numbered classes of the pages: the build drops all others. */
const NUMBERED_CLASSES = [`chips-${integrations.chips.length}`, 'cells-1', 'lg:cells-2'];

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  // Settings come only from the environment, so that a forgotten .env file cannot reach the published script.
  envDir: false,
  envPrefix: 'WEFT_PUBLIC_',
  publicDir: picturesFolder,
  // Vite minifies; a second pass would add each prefix once more.
  plugins: [react(), tailwindcss({ optimize: false }), pictures(), leanRouter()],
  // The dev server uses the package's sources for hot reload. A build uses its public entries, as customers do.
  resolve:
    command === 'serve' ? { conditions: ['source', 'module', 'browser', 'development|production'] } : {},
  css: { postcss: { plugins: command === 'build' ? [dropUnusedStyles(NUMBERED_CLASSES)] : [] } },
  build: {
    // The policy allows no data: URLs.
    assetsInlineLimit: 0,
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: {
      // Radix names each function by a call, which would keep the functions that the site does not use.
      treeshake: { manualPureFunctions: ['__name'] },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: CHUNKS.map(([name, test], index) => ({ name, test, priority: CHUNKS.length - index })),
        },
      },
    },
  },
  server: { strictPort: true },
}));
