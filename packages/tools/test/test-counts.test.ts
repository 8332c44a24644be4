import {
  FAILED,
  formatCounts,
  NOTHING,
  PASSED,
  readPlaywright,
  readVitest,
  sum,
  withExitCode,
} from '@weft/tools/test-counts';
import { describe, expect, it } from 'vitest';

const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
const playwright = { stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };

describe('test counts', () => {
  it('are formatted as passed and failed, after the skipped', () => {
    expect(formatCounts(sum([PASSED, PASSED, FAILED]))).toBe('2 passed, 1 failed');
    expect(formatCounts({ passed: 1, failed: 0, skipped: 2 })).toBe(
      'Skipped: 2, each with its reason above\n1 passed, 0 failed',
    );
    expect(formatCounts(NOTHING)).toBe('0 passed, 0 failed');
  });

  it('include a test file that fails to load as one failure', () => {
    const broken = { status: 'failed', assertionResults: [] };
    const counted = { status: 'failed', assertionResults: [{}] };
    const testResults = [broken, counted, { status: 'passed', assertionResults: [] }];
    expect(readVitest({ ...vitest, numFailedTests: 1, testResults })).toEqual({
      passed: 3,
      failed: 2,
      skipped: 0,
    });
    expect(readVitest({ ...vitest, numPendingTests: 1, numTodoTests: 1 }).skipped).toBe(2);
  });

  it('include flaky tests and errors outside tests as failures', () => {
    const stats = { expected: 2, unexpected: 1, flaky: 1, skipped: 1 };
    expect(readPlaywright({ stats, errors: [{}] })).toEqual({ passed: 2, failed: 3, skipped: 1 });
  });

  it('fail for a run with a nonzero exit code or without tests', () => {
    expect(withExitCode(readVitest(vitest), 0)).toEqual({ passed: 3, failed: 0, skipped: 0 });
    expect(withExitCode(readVitest(vitest), 1)).toEqual({ passed: 3, failed: 1, skipped: 0 });
    expect(withExitCode(NOTHING, 0).failed).toBe(1);
    expect(withExitCode({ ...readPlaywright(playwright), failed: 2 }, 1).failed).toBe(2);
  });
});
