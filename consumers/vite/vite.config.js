import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  build: { modulePreload: { polyfill: false } },
  test: { environment: 'jsdom' },
  preview: {
    headers: {
      // No inline style and no inline script: a breach is an error on the console, which the tests forbid.
      'Content-Security-Policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; font-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
    },
  },
});
