import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { build, type Part } from '@weft/tools/build';
import { fetchEngines } from '@weft/tools/engines';
import { useBrowser } from '@weft/tools/find-browser';
import { GATES } from '@weft/tools/gates';
import { CACHE } from '@weft/tools/paths';
import { type Outcome, runNode } from '@weft/tools/run';
import { runStoppable } from '@weft/tools/stop-signals';
import { inSeconds, say } from '@weft/tools/table';
import {
  FAILED,
  formatCounts,
  PASSED,
  readPlaywright,
  readVitest,
  sum,
  type TestCounts,
  withExitCode,
} from '@weft/tools/test-counts';
import { TEST_PARTS, type TestPart, testCommand } from '@weft/tools/test-parts';
import { UserError } from '@weft/tools/user-error';
import { buildHere } from '@weft/tools/visual/storybook';

const REPORTS = path.join(CACHE, 'reports');

/** Budget of a whole run in seconds, on two idle cores. A longer run prints a note and does not fail. */
const BUDGET = 600;

/** One step of the run. */
interface Step {
  readonly name: string;
  /** Steps that must have passed. */
  readonly after?: readonly string[];
  readonly work: () => Promise<TestCounts>;
}

/** Reads a report and combines it with the exit code. A missing or invalid report is a failure. */
async function count<T>(
  file: string,
  read: (report: T) => TestCounts,
  { code, timedOut }: Outcome,
): Promise<TestCounts> {
  if (timedOut) say('Stopped because it took longer than its limit.');
  if (!existsSync(file)) return FAILED;
  try {
    return withExitCode(read(JSON.parse(await readFile(file, 'utf8')) as T), code);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return FAILED;
    throw error;
  }
}

/** Counts one piece of work as one check; a {@link UserError} fails it. */
async function check(work: () => Promise<unknown>): Promise<TestCounts> {
  try {
    await work();
    return PASSED;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    say(error.message);
    return FAILED;
  }
}

const browser: Step = {
  name: 'browser',
  work: () =>
    check(async () => {
      const found = await useBrowser();
      say(`${found.path ?? "Playwright's own Chromium"} (${found.source})`);
    }),
};

const built = (part: Part, after: readonly string[]): Step => ({
  name: `build: ${part}`,
  after,
  work: () =>
    check(() => build(part, {}, ({ cached, part: each }) => say(`${each}${cached ? ': unchanged' : ''}`))),
});

const gates: readonly Step[] = GATES.map(({ name, problems }) => ({
  name,
  ...(name.startsWith('types') ? { after: ['build: tokens'] } : {}),
  work: async () => {
    const found = (await problems()).trimEnd();
    if (found) say(found);
    return found ? FAILED : PASSED;
  },
}));

/** Runs a part of the tests and reads its report. A failed test is retried once, to mark flaky ones, and counts as failed. */
const tests = (part: TestPart): Step => ({
  name: part.name,
  after: ['browser', `build: ${part.built}`],
  work: async () => {
    const report = path.join(REPORTS, `${part.name}.json`);
    const [reporters, env]: [string[], Record<string, string>] =
      part.runner === 'vitest'
        ? [['--retry=1', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], {}]
        : [['--retries=1', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: report }];
    const args = [...testCommand(part), ...reporters];
    const outcome = await runNode(args, { env, limit: part.limit });
    return part.runner === 'vitest'
      ? count(report, readVitest, outcome)
      : count(report, readPlaywright, outcome);
  },
});

/** Installs the engines first, where it can. Each test of one that is still missing counts as skipped. */
function inEveryEngine(part: TestPart): Step {
  const step = tests(part);
  return {
    ...step,
    work: async () => {
      for (const why of await fetchEngines()) say(`Skipped: ${why}`);
      return step.work();
    },
  };
}

const { unit, service, stories, storybook, e2e, engines, consumers } = TEST_PARTS;

const STEPS: readonly Step[] = [
  browser,
  built('tokens', []),
  built('design-system', ['build: tokens']),
  ...gates,
  tests(unit),
  tests(service),
  tests(stories),
  { name: 'build: storybook', after: ['build: tokens'], work: () => check(buildHere) },
  tests(storybook),
  tests(e2e),
  inEveryEngine(engines),
  tests(consumers),
];

await runStoppable(async (stop) => {
  await rm(REPORTS, { recursive: true, force: true });
  await mkdir(REPORTS, { recursive: true });

  const counted = new Map<string, TestCounts>();
  const times: string[] = [];
  const start = performance.now();
  for (const { name, after = [], work } of STEPS) {
    if (stop.aborted) throw new UserError('The tests were stopped before they ended.');
    say(`\n── ${name}`);
    const begun = performance.now();
    const missing = after.filter((each) => counted.get(each)?.failed);
    if (missing.length > 0) say(`not run, because this failed: ${missing.join(', ')}`);
    const counts = missing.length > 0 ? FAILED : await work();
    counted.set(name, counts);
    times.push(
      `${counts.failed ? '✗' : '✓'} ${inSeconds((performance.now() - begun) / 1000).padStart(8)}  ${name}`,
    );
  }
  const taken = (performance.now() - start) / 1000;
  times.push(
    `  ${inSeconds(taken).padStart(8)}  in all${taken > BUDGET ? `, over the budget of ${inSeconds(BUDGET)} on two idle cores` : ''}`,
  );
  const total = sum([...counted.values()]);
  say(`\n${times.join('\n')}\n\n${formatCounts(total)}`);
  return total.failed > 0 ? 1 : 0;
});
