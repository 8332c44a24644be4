import type { Part as Built } from './build.ts';

/** A part of the tests: one runner for one kind of test. */
export interface TestPart {
  /** Its name in the report. */
  readonly name: string;
  readonly runner: 'vitest' | 'playwright';
  /** Arguments that select the part's tests. */
  readonly args: readonly string[];
  /** Time limit in seconds: for a run that hangs, so at least twice what a busy machine needs. */
  readonly limit: number;
  /** The build that the part needs. */
  readonly built: Built | 'storybook';
}

const projects = (...names: readonly string[]): string[] => names.map((name) => `--project=${name}`);

/** Every part by the name of its command (`test:unit`), in the order in which `test` runs them. */
export const TEST_PARTS = {
  unit: {
    name: 'unit',
    runner: 'vitest',
    args: projects('!storybook', '!widgets', '!account-service'),
    limit: 900,
    built: 'design-system',
  },
  service: {
    name: 'account service',
    runner: 'vitest',
    args: projects('account-service'),
    limit: 900,
    built: 'tokens',
  },
  stories: {
    name: 'stories',
    runner: 'vitest',
    args: projects('storybook', 'widgets'),
    limit: 1200,
    built: 'tokens',
  },
  storybook: {
    name: 'built storybook',
    runner: 'playwright',
    args: ['--config', '.storybook/playwright.config.ts'],
    limit: 3000,
    built: 'storybook',
  },
  e2e: {
    name: 'end to end',
    runner: 'playwright',
    args: ['--config', 'site/playwright.config.ts'],
    limit: 1800,
    built: 'design-system',
  },
  engines: {
    name: 'engines',
    runner: 'playwright',
    args: ['--config', 'site/tests/engines/playwright.config.ts'],
    limit: 900,
    built: 'design-system',
  },
  consumers: {
    name: 'consumers',
    runner: 'playwright',
    args: ['--config', 'consumers/playwright.config.ts'],
    limit: 900,
    built: 'design-system',
  },
} as const satisfies Readonly<Record<string, TestPart>>;

/** The command line of a part, relative to the root. */
export function testCommand({ runner, args }: TestPart): string[] {
  return runner === 'vitest'
    ? ['node_modules/vitest/vitest.mjs', 'run', ...args]
    : ['node_modules/playwright/cli.js', 'test', ...args];
}
