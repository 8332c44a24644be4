import { type Instance, root } from './instances.ts';

/** Playwright's `webServer` entry for an instance. */
export const serve = (command: string, { env, site }: Instance) => ({
  command,
  cwd: root,
  env,
  url: site,
  timeout: 240_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 } as const,
  stdout: 'pipe' as const,
});
