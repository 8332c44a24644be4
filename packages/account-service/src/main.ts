import { OWNER_ONLY } from './config/data-dir.ts';
import { readConfig, StartError, startService } from './index.ts';

/** Starts from the environment and stops on SIGTERM or SIGINT; a second signal ends at once. */
async function main(): Promise<void> {
  process.umask(OWNER_ONLY);
  const service = await startService(readConfig(process.env));
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

try {
  await main();
} catch (error) {
  process.stderr.write(error instanceof StartError ? `${error.message}\n` : `${String(error)}\n`);
  process.exitCode = 1;
}
