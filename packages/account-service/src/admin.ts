import { runCommand } from './admin/commands.ts';
import { OWNER_ONLY } from './config/data-dir.ts';
import { StartupError } from './index.ts';

process.umask(OWNER_ONLY);
try {
  process.stdout.write(await runCommand(process.argv.slice(2), process.env));
} catch (error) {
  process.stderr.write(error instanceof StartupError ? `${error.message}\n` : `${String(error)}\n`);
  process.exitCode = 1;
}
