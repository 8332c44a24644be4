import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { picturesFolder, readPictures } from './build/pictures.ts';

/** `virtual:pictures`: the manifest of the pictures that the build has woven. */
function pictures(): Plugin {
  const id = 'virtual:pictures';
  return {
    name: 'weft-pictures',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) =>
      resolved === `\0${id}` ? `export default ${JSON.stringify(readPictures())};` : undefined,
  };
}

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  // Settings come from the environment alone: a forgotten file of them must not end in the published script.
  envDir: false,
  envPrefix: 'WEFT_PUBLIC_',
  publicDir: picturesFolder,
  plugins: [react(), tailwindcss(), pictures()],
  // Hot reload works on the package's sources; a build takes the package as every customer gets it.
  resolve:
    command === 'serve' ? { conditions: ['source', 'module', 'browser', 'development|production'] } : {},
  build: {
    // The policy allows no data: addresses.
    assetsInlineLimit: 0,
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    sourcemap: false,
  },
  server: { strictPort: true },
}));
