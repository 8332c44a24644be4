import path from 'node:path';
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
const playwright = {
  stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 },
  errors: [],
  suites: [],
  config: { rootDir: path.resolve('site/tests') },
};

describe('test counts', () => {
  it('are formatted as passed and failed, after the skipped', () => {
    expect(formatCounts(sum([PASSED, PASSED, FAILED]))).toBe('2 passed, 1 failed');
    expect(formatCounts({ ...NOTHING, passed: 1, skipped: 2 })).toBe(
      'Skipped: 2, each with its reason above\n1 passed, 0 failed',
    );
    expect(formatCounts(NOTHING)).toBe('0 passed, 0 failed');
    const once = { ...PASSED, flaky: ['a.test.ts › one: Too late'] };
    expect(formatCounts(sum([once, PASSED]))).toBe(
      'Flaky, passed on retry: a.test.ts › one: Too late\n2 passed, 0 failed',
    );
  });

  it('include a test file that fails to load as one failure', () => {
    const broken = {
      name: path.resolve('a.test.ts'),
      status: 'failed',
      message: 'No such file',
      assertionResults: [],
    };
    const counted = {
      name: path.resolve('b.test.ts'),
      status: 'failed',
      message: '',
      assertionResults: [
        {
          status: 'failed',
          fullName: 'one',
          failureMessages: ['\u001b[31mExpected 1\u001b[39m\n  at b.test.ts'],
        },
        { status: 'passed', fullName: 'two', failureMessages: [] },
        { status: 'passed', fullName: 'three', failureMessages: ['Too late'] },
      ],
    };
    expect(readVitest({ ...vitest, numFailedTests: 1, testResults: [broken, counted] })).toEqual({
      passed: 2,
      failed: 3,
      skipped: 0,
      failures: ['a.test.ts › the file does not load: No such file', 'b.test.ts › one: Expected 1'],
      flaky: ['b.test.ts › three: Too late'],
    });
    expect(readVitest({ ...vitest, numPendingTests: 1, numTodoTests: 1 }).skipped).toBe(2);
  });

  it('include flaky tests and errors outside tests as failures', () => {
    const stats = { expected: 2, unexpected: 1, flaky: 1, skipped: 1 };
    const spec = (title: string, status: string, results: { error?: { message: string } }[]) => ({
      title,
      file: 'menu.spec.ts',
      tests: [{ projectName: '', status, results }],
    });
    const flaky = spec('opens', 'flaky', [{ error: { message: 'Too late' } }, {}]);
    const failed = spec('closes', 'unexpected', [
      { error: { message: 'Not closed\n\nExpected: 1\n    at menu.spec.ts' } },
    ]);
    const menu = { title: 'menu', specs: [failed] };
    const file = {
      title: 'menu.spec.ts',
      specs: [flaky, spec('is there', 'expected', [{}])],
      suites: [menu],
    };
    expect(
      readPlaywright({ ...playwright, stats, errors: [{ message: 'Port in use' }], suites: [file] }),
    ).toEqual({
      passed: 2,
      failed: 3,
      skipped: 1,
      failures: [
        'site/tests › outside the tests: Port in use',
        'site/tests/menu.spec.ts › menu › closes: Not closed Expected: 1',
      ],
      flaky: ['site/tests/menu.spec.ts › opens: Too late'],
    });
  });

  it('fail for a run with a nonzero exit code or without tests', () => {
    expect(withExitCode(readVitest(vitest), 0)).toMatchObject({ passed: 3, failed: 0 });
    expect(withExitCode(readVitest(vitest), 1)).toMatchObject({ passed: 3, failed: 1 });
    expect(withExitCode(NOTHING, 0).failed).toBe(1);
    expect(withExitCode({ ...readPlaywright(playwright), failed: 2 }, 1).failed).toBe(2);
  });
});
