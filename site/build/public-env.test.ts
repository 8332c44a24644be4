import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { resolveConfig } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';

it('the build reads public settings from the environment, and nothing from .env files', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'weft-env-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await writeFile(path.join(root, '.env'), 'WEFT_PUBLIC_FROM_FILE=canary-1\nSECRET_FROM_FILE=canary-2\n');
  vi.stubEnv('WEFT_PUBLIC_USER_API', 'https://named.example');
  vi.stubEnv('DATABASE_URL', 'canary-3');
  onTestFinished(() => void vi.unstubAllEnvs());

  const configFile = path.join(import.meta.dirname, '../vite.config.ts');
  const { env, build } = await resolveConfig({ configFile, root, logLevel: 'silent' }, 'build');
  expect(env.WEFT_PUBLIC_USER_API).toBe('https://named.example');
  expect(JSON.stringify(env)).not.toContain('canary');
  expect(build.sourcemap).toBe(false);
});
