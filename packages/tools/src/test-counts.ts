import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Counts of tests and checks. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The failed tests: file, title and the start of the error, in one line. */
  readonly failures: readonly string[];
  /** The tests that failed once and passed on retry, described as failures are. They count as failed. */
  readonly flaky: readonly string[];
}

export const NOTHING: TestCounts = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };

export const PASSED: TestCounts = { ...NOTHING, passed: 1 };

export const FAILED: TestCounts = { ...NOTHING, failed: 1 };

/** Adds up the counts of several runs. */
export function sum(counted: readonly TestCounts[]): TestCounts {
  return counted.reduce(
    (a, b) => ({
      passed: a.passed + b.passed,
      failed: a.failed + b.failed,
      skipped: a.skipped + b.skipped,
      failures: [...a.failures, ...b.failures],
      flaky: [...a.flaky, ...b.flaky],
    }),
    NOTHING,
  );
}

/** The last lines of a test run: the failed, flaky and skipped tests, if any, then the counts. */
export const formatCounts = ({ passed, failed, skipped, failures, flaky }: TestCounts): string =>
  [
    ...failures.map((failure) => `Failed: ${failure}`),
    ...flaky.map((failure) => `Flaky, passed on retry: ${failure}`),
    ...(skipped > 0 ? [`Skipped: ${skipped}, each with its reason above`] : []),
    `${passed} passed, ${failed} failed`,
  ].join('\n');

const describeFailure = (file: string, title: string, message = ''): string =>
  `${path.relative(process.cwd(), file)} › ${title}: ${startOf(stripVTControlCharacters(message))}`;

/** The lines of an error before its stack, joined: expected and received values stand below the first line. */
const startOf = (message: string): string =>
  (message.split(/\n\s+at /, 1)[0] ?? '').replace(/\s+/g, ' ').slice(0, 500).trim();

/** The parts of Vitest's JSON report that are counted. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Counts a Vitest report. A file that fails to load counts as one failure; a passed test with an error was retried. */
export function readVitest(report: VitestReport): TestCounts {
  const withError = (wanted: 'failed' | 'passed'): string[] =>
    report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(
          ({ status, failureMessages }) =>
            status === wanted && (wanted === 'failed' || failureMessages.length > 0),
        )
        .map(({ fullName, failureMessages: [message] }) => describeFailure(name, fullName, message)),
    );
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const flaky = withError('passed');
  return {
    passed: report.numPassedTests - flaky.length,
    failed: report.numFailedTests + broken.length + flaky.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...broken.map(({ name, message }) => describeFailure(name, 'the file does not load', message)),
      ...withError('failed'),
    ],
    flaky,
  };
}

interface PlaywrightError {
  readonly message?: string;
}

interface PlaywrightSuite {
  readonly title: string;
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly error?: PlaywrightError }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** The parts of Playwright's JSON report that are counted. */
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly PlaywrightError[];
  readonly suites: readonly PlaywrightSuite[];
  readonly config: { readonly rootDir: string };
}

function playwrightErrors(
  { title, specs, suites = [] }: PlaywrightSuite,
  rootDir: string,
  wanted: 'unexpected' | 'flaky',
): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) => {
        const message = results.find(({ error }) => error)?.error?.message;
        const names = [projectName, title === spec.file ? '' : title, spec.title].filter(Boolean);
        return describeFailure(path.join(rootDir, spec.file), names.join(' › '), message);
      }),
  );
  return [...own, ...suites.flatMap((suite) => playwrightErrors(suite, rootDir, wanted))];
}

/** Counts a Playwright report. */
export function readPlaywright({ stats, errors, suites, config }: PlaywrightReport): TestCounts {
  const withError = (wanted: 'unexpected' | 'flaky'): string[] =>
    suites.flatMap((suite) => playwrightErrors(suite, config.rootDir, wanted));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message }) => describeFailure(config.rootDir, 'outside the tests', message)),
      ...withError('unexpected'),
    ],
    flaky: withError('flaky'),
  };
}

/**
 * Combines the counts with the exit code. A command that failed without a failed test (a crash, an unhandled error, a
 * timeout), or that ran no test, counts as one failure.
 */
export function withExitCode(counts: TestCounts, code: number): TestCounts {
  const silent = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return silent ? { ...counts, failed: 1 } : counts;
}
