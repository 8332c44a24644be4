import { defineMain } from '@storybook/react-vite/node';
import tailwindcss from '@tailwindcss/vite';
import { linkParts } from '@weft/design-system/storybook/link-parts.ts';
import { ownDependencies } from '@weft/design-system/storybook/own-dependencies.ts';
import { writeParts } from '@weft/design-system/storybook/parts.ts';
import { writeThemes } from '@weft/design-system/storybook/theme.ts';
import { writeFoundations } from '@weft/storybook/foundations';
import { pictures, picturesDir, weavePictures } from '@weft/storybook/pictures';
import { siteStyles } from '@weft/storybook/site-styles';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';

// Only docs pages show the parts' facts, and a test run opens none.
await writeFoundations();
await Promise.all([writeThemes(), weavePictures(), process.env.VITEST ? undefined : writeParts()]);

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../packages/storybook/foundations/**/*.mdx',
    '../packages/storybook/foundations/**/*.stories.tsx',
    '../packages/design-system/src/**/*.mdx',
    '../packages/design-system/src/**/*.stories.tsx',
    '../packages/design-system/storybook/scenes/*.mdx',
    '../packages/design-system/storybook/scenes/*.stories.tsx',
    '../packages/storybook/pages/*.stories.tsx',
    // Tests the checks; nothing to look at.
    ...(process.env.VITEST ? ['../packages/design-system/storybook/checks/*.stories.tsx'] : []),
  ],
  addons: [
    // MDX does not support Markdown tables by itself.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm, linkParts] } } },
    },
    '@storybook/addon-a11y',
    'storybook-addon-pseudo-states',
    '@storybook/addon-designs',
    // Serves the manifests to agents, in development under /mcp.
    '@storybook/addon-mcp',
    // The panels of these addons start programs on this machine. A built Storybook cannot start any, and would open more
    // slowly.
    ...(process.env.NODE_ENV === 'production' ? [] : ['@storybook/addon-vitest', '@chromatic-com/storybook']),
  ],
  features: {
    // Backgrounds are tokens; this tool offers arbitrary colours.
    backgrounds: false,
    componentsManifest: true,
    menuOnboardingChecklist: false,
    sidebarOnboardingChecklist: false,
  },
  staticDirs: [
    { from: '../tokens/dist/fonts', to: '/fonts' },
    { from: '../tokens/dist/design-tokens', to: '/design-tokens' },
    { from: '../tokens/dist/json', to: '/design-tokens/dtcg' },
    { from: '../packages/design-system/storybook/designs', to: '/designs' },
    { from: '../docs/pictures', to: '/site' },
    picturesDir,
  ],
  managerHead: (head) => `${head}<link rel="stylesheet" href="./fonts/fonts.css">`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [siteStyles(), tailwindcss(), pictures()],
      // The pages show every optional part of the site.
      define: { 'import.meta.env.WEFT_PUBLIC_RESEND': '"true"' },
      // Otherwise Vite discovers them during the first test that needs them, and reloads the page.
      optimizeDeps: {
        include: [
          '@storybook/addon-a11y',
          '@storybook/react-vite',
          'storybook-addon-pseudo-states',
          'axe-core',
          'react-dom',
          'react-dom/client',
          'react-dom/server',
          ...ownDependencies,
        ],
      },
      resolve: {
        conditions: ['source', 'module', 'browser', 'development|production'],
      },
    }),
});
