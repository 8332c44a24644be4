import type { ServiceConfig } from './config/config.ts';
import { startService } from './service.ts';

/**
 * Runs the service until SIGTERM or SIGINT, which stop it gracefully. A second signal exits at once.
 * @throws StartupError, see `startService`.
 */
export async function runService(config: ServiceConfig): Promise<void> {
  const service = await startService(config);
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    await service.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
