/** Runs one part of the tests: `test:unit`, `test:e2e` and so on. Further arguments select its tests. */
import { build } from '@weft/tools/build';
import { fetchEngines } from '@weft/tools/engines';
import { useBrowser } from '@weft/tools/find-browser';
import { runNode } from '@weft/tools/run';
import { runStoppable } from '@weft/tools/stop-signals';
import { TEST_PARTS, type TestPart, testCommand } from '@weft/tools/test-parts';
import { UserError } from '@weft/tools/user-error';
import { buildHere } from '@weft/tools/visual/storybook';

const [name = '', ...chosen] = process.argv.slice(2);

await runStoppable(async () => {
  const parts: Readonly<Record<string, TestPart>> = TEST_PARTS;
  const part = parts[name];
  if (!part)
    throw new UserError(`There is no test part '${name}': choose one of ${Object.keys(parts).join(', ')}.`);
  await useBrowser();
  if (part.built === 'storybook') await buildHere();
  else
    await build(part.built, {}, ({ cached, part: built }) =>
      process.stdout.write(`${built}: ${cached ? 'unchanged' : 'built'}\n`),
    );
  if (part === TEST_PARTS.engines) {
    for (const why of await fetchEngines()) process.stdout.write(`${why}\n`);
  }
  const { code, timedOut } = await runNode([...testCommand(part), ...chosen], { limit: part.limit });
  if (timedOut) throw new UserError(`The tests took longer than ${part.limit} s and were stopped.`);
  return code;
});
