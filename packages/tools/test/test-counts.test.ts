import {
  FAILED,
  inWords,
  NOTHING,
  PASSED,
  readPlaywright,
  readVitest,
  settle,
  sum,
} from '@weft/tools/test-counts';
import { describe, expect, it } from 'vitest';

const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
const playwright = { stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };

describe('the counts', () => {
  it('ends in plain words', () => {
    expect(inWords(sum([PASSED, PASSED, FAILED]))).toBe('2 passed, 1 failed');
    expect(inWords({ passed: 1, failed: 0, skipped: 2 })).toBe(
      'Skipped: 2, each with its reason above\n1 passed, 0 failed',
    );
    expect(inWords(NOTHING)).toBe('0 passed, 0 failed');
  });

  it('counts a test file that could not be loaded', () => {
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

  it('counts a test that passed only the second time as failed, and errors outside tests', () => {
    const stats = { expected: 2, unexpected: 1, flaky: 1, skipped: 1 };
    expect(readPlaywright({ stats, errors: [{}] })).toEqual({ passed: 2, failed: 3, skipped: 1 });
  });

  it('never calls a run good that ended badly or ran nothing', () => {
    expect(settle(readVitest(vitest), 0)).toEqual({ passed: 3, failed: 0, skipped: 0 });
    expect(settle(readVitest(vitest), 1)).toEqual({ passed: 3, failed: 1, skipped: 0 });
    expect(settle(NOTHING, 0).failed).toBe(1);
    expect(settle({ ...readPlaywright(playwright), failed: 2 }, 1).failed).toBe(2);
  });
});
