import { instances, root } from './instances.ts';

/** Playwright's `webServer` entry for an instance. */
export const serve = (name: keyof typeof instances) => ({
  command: `node site/tests/support/start-instance.ts ${name}`,
  cwd: root,
  env: instances[name].env,
  url: instances[name].site,
  timeout: 240_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 } as const,
  stdout: 'pipe' as const,
});
