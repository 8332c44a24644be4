import { OWNER_ONLY } from './config/data-dir.ts';
import { readConfig, StartupError } from './index.ts';
import { runService } from './run-service.ts';

process.umask(OWNER_ONLY);
try {
  await runService(readConfig(process.env));
} catch (error) {
  process.stderr.write(error instanceof StartupError ? `${error.message}\n` : `${String(error)}\n`);
  process.exitCode = 1;
}
