import { root, type World } from './world.ts';

/** How one world is started. */
export const serve = (command: string, { env, site }: World) => ({
  command,
  cwd: root,
  env,
  url: site,
  timeout: 240_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 } as const,
  stdout: 'pipe' as const,
});
