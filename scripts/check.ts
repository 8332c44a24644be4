import { build } from '@weft/tools/build';
import { chooseGates, newProblems } from '@weft/tools/gates';
import { inSeconds } from '@weft/tools/table';
import { runScript } from '@weft/tools/user-error';

/** How many checks run in parallel. The compiler and the linter each use several cores. */
const AT_ONCE = 2;

await runScript(async () => {
  const gates = chooseGates(process.argv.slice(2));
  await build('tokens', {}, () => undefined);
  const waiting = [...gates];
  const told = new Set<string>();
  let failed = 0;
  const work = async () => {
    for (let gate = waiting.shift(); gate; gate = waiting.shift()) {
      const begun = performance.now();
      const problems = (await gate.problems()).trimEnd();
      const time = inSeconds((performance.now() - begun) / 1000);
      if (problems) failed += 1;
      process.stdout.write(
        problems
          ? `✗ ${gate.name} (${time})\n${newProblems(problems, told)}\n`
          : `✓ ${gate.name} (${time})\n`,
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  process.stdout.write(failed ? `\n${failed} of ${gates.length} checks failed\n` : '\nAll checks passed\n');
  return failed ? 1 : 0;
});
