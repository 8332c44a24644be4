import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { build, type Part } from '@weft/tools/build';
import { ENGINES_CONFIG, fetchEngines, OTHER_ENGINES } from '@weft/tools/engines';
import { findBrowser } from '@weft/tools/find-browser';
import { GATES } from '@weft/tools/gates';
import { CACHE } from '@weft/tools/paths';
import { type Outcome, runNode } from '@weft/tools/run';
import { runStoppable } from '@weft/tools/stop-signals';
import { inSeconds } from '@weft/tools/table';
import {
  FAILED,
  inWords,
  NOTHING,
  PASSED,
  readPlaywright,
  readVitest,
  settle,
  sum,
  type TestCounts,
} from '@weft/tools/test-counts';
import { UserError } from '@weft/tools/user-error';
import { buildHere } from '@weft/tools/visual/storybook';

const REPORTS = path.join(CACHE, 'reports');

/** Seconds that each of the larger steps may take at most. */
const LIMIT = {
  unit: 300,
  service: 420,
  stories: 420,
  storybook: 420,
  endToEnd: 600,
  engines: 300,
  consumers: 480,
} as const;

/** Seconds that a whole run may take on two quiet cores. A busy machine takes longer: this is said, and fails nothing. */
const ALLOWED = 600;

const VITEST = 'node_modules/vitest/vitest.mjs';
const PLAYWRIGHT = 'node_modules/playwright/cli.js';

/** One step of the run: what it is called, what must have succeeded before, what it counts. */
interface Step {
  readonly name: string;
  readonly after?: readonly string[];
  readonly work: () => Promise<TestCounts>;
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Reads a report and joins it with how the command ended; a missing or broken report is a failure. */
async function count<T>(
  file: string,
  read: (report: T) => TestCounts,
  { code, timedOut }: Outcome,
): Promise<TestCounts> {
  if (timedOut) say('It took longer than its limit and was ended.');
  if (!existsSync(file)) return FAILED;
  try {
    return settle(read(JSON.parse(await readFile(file, 'utf8')) as T), code);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return FAILED;
    throw error;
  }
}

/** Whatever was found or refused, as one passed or failed check. */
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

/** What the browser found needs in the environment of everything that starts it. */
let browserEnv: Readonly<Record<string, string>> = {};

const browser: Step = {
  name: 'browser',
  work: () =>
    check(async () => {
      const found = await findBrowser();
      browserEnv = { ...found.env, ...(found.path ? { CHROMIUM_PATH: found.path } : {}) };
      say(`${found.path ?? "Playwright's own Chromium"} (${found.source})`);
    }),
};

const built = (part: Part, after: readonly string[]): Step => ({
  name: `build: ${part}`,
  after,
  work: () =>
    check(() => build(part, {}, ({ cached, part: each }) => say(`${each}${cached ? ': unchanged' : ''}`))),
});

const gates: readonly Step[] = GATES.map(({ name, complaints }) => ({
  name,
  ...(name.startsWith('types') ? { after: ['build: tokens'] } : {}),
  work: async () => {
    const found = (await complaints()).trimEnd();
    if (found) say(found);
    return found ? FAILED : PASSED;
  },
}));

const vitest = (
  name: string,
  projects: readonly string[],
  limit: number,
  after: readonly string[],
): Step => ({
  name,
  after,
  work: async () => {
    const report = path.join(REPORTS, `${name}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const args = [VITEST, 'run', ...projects.map((project) => `--project=${project}`), ...reporters];
    return count(report, readVitest, await runNode(args, { env: browserEnv, limit }));
  },
});

const playwright = (name: string, config: string, limit: number, built: string): Step => ({
  name,
  after: ['browser', built],
  work: async () => {
    const report = path.join(REPORTS, `${name}.json`);
    const args = [PLAYWRIGHT, 'test', '--config', config, '--reporter=list,json'];
    const env = { ...browserEnv, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    return count(report, readPlaywright, await runNode(args, { env, limit }));
  },
});

/** Skipped where no other engine can be had; where one can, each test of the missing one counts as skipped. */
const engines = (name: string): Step => {
  const step = playwright(name, ENGINES_CONFIG, LIMIT.engines, 'build: design-system');
  return {
    ...step,
    work: async () => {
      const missing = await fetchEngines();
      for (const why of missing) say(`Skipped: ${why}`);
      return missing.length < OTHER_ENGINES.length ? step.work() : { ...NOTHING, skipped: missing.length };
    },
  };
};

const STEPS: readonly Step[] = [
  browser,
  built('tokens', []),
  built('design-system', ['build: tokens']),
  ...gates,
  vitest('unit', ['!storybook', '!widgets', '!account-service'], LIMIT.unit, ['build: design-system']),
  vitest('account service', ['account-service'], LIMIT.service, []),
  vitest('stories', ['storybook', 'widgets'], LIMIT.stories, ['browser', 'build: tokens']),
  { name: 'build: storybook', after: ['build: tokens'], work: () => check(buildHere) },
  playwright('storybook', '.storybook/playwright.config.ts', LIMIT.storybook, 'build: storybook'),
  playwright('end to end', 'site/playwright.config.ts', LIMIT.endToEnd, 'build: design-system'),
  engines('other engines'),
  playwright('consumers', 'consumers/playwright.config.ts', LIMIT.consumers, 'build: design-system'),
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
    `  ${inSeconds(taken).padStart(8)}  in all${taken > ALLOWED ? ', more than a quiet machine of two cores may need' : ''}`,
  );
  const total = sum([...counted.values()]);
  say(`\n${times.join('\n')}\n\n${inWords(total)}`);
  return total.failed > 0 ? 1 : 0;
});
