import { chromaticRuns, NO_TOKEN } from '@weft/tools/chromatic';
import { runNode } from '@weft/tools/run';
import { runStoppable } from '@weft/tools/stop-signals';

const CHROMATIC = 'node_modules/chromatic/dist/bin.cjs';

/** Seconds. */
const LIMIT = 1800;

await runStoppable(async () => {
  const runs = chromaticRuns(process.env);
  if (runs.length === 0) process.stdout.write(`${NO_TOKEN}\n`);
  for (const { name, env } of runs) {
    process.stdout.write(`Chromatic: ${name}\n`);
    const { code } = await runNode([CHROMATIC, ...process.argv.slice(2)], { env, limit: LIMIT });
    if (code !== 0) return code;
  }
  return 0;
});
