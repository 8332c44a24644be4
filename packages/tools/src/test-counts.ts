/** Counts of tests and checks. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const NOTHING: TestCounts = { passed: 0, failed: 0, skipped: 0 };

export const PASSED: TestCounts = { ...NOTHING, passed: 1 };

export const FAILED: TestCounts = { ...NOTHING, failed: 1 };

/** Adds up the counts of several runs. */
export function sum(counted: readonly TestCounts[]): TestCounts {
  return counted.reduce(
    (a, b) => ({
      passed: a.passed + b.passed,
      failed: a.failed + b.failed,
      skipped: a.skipped + b.skipped,
    }),
    NOTHING,
  );
}

/** The last lines of a test run: the skipped tests, if any, then the counts. */
export const formatCounts = ({ passed, failed, skipped }: TestCounts): string =>
  `${skipped > 0 ? `Skipped: ${skipped}, each with its reason above\n` : ''}${passed} passed, ${failed} failed`;

/** The parts of Vitest's JSON report that are counted. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/** Counts a Vitest report. A file that fails to load counts as one failure. */
export function readVitest(report: VitestReport): TestCounts {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** The parts of Playwright's JSON report that are counted. */
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

/** Counts a Playwright report. A test that passed only on retry counts as failed. */
export function readPlaywright({ stats, errors }: PlaywrightReport): TestCounts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
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
