import { ENGINES_CONFIG, fetchEngines } from '@weft/tools/engines';
import { runNode } from '@weft/tools/run';
import { runStoppable } from '@weft/tools/stop-signals';

/** Seconds. */
const LIMIT = 600;

await runStoppable(async () => {
  for (const why of await fetchEngines()) process.stdout.write(`${why}\n`);
  const args = ['node_modules/playwright/cli.js', 'test', '--config', ENGINES_CONFIG];
  const { code } = await runNode([...args, ...process.argv.slice(2)], { limit: LIMIT });
  return code;
});
