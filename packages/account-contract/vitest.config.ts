import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'account-contract', include: ['test/**/*.test.ts'] } });
