import { readFileSync } from 'node:fs';
import { chromaticRuns, NO_TOKEN } from '@weft/tools/chromatic';
import { fromRoot } from '@weft/tools/paths';
import { runNode } from '@weft/tools/run';
import { describe, expect, test } from 'vitest';

/** Makes the process exit with 99 when it starts another one. */
const NO_CHILDREN = `data:text/javascript,${encodeURIComponent(`
import child from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
child.spawn = () => process.exit(99);
syncBuiltinESMExports();
`)}`;

const chromatic = (token: string) =>
  runNode(['--import', NO_CHILDREN, fromRoot('scripts/chromatic.ts')], {
    env: { CHROMATIC_PROJECT_TOKEN: token },
    limit: 30,
    quiet: true,
  });

describe('Chromatic', () => {
  test('without a token prints one sentence, starts no program and exits with 0', async () => {
    const { code, output } = await chromatic('');
    expect(output).toBe(`${NO_TOKEN}\n`);
    expect(code).toBe(0);
  });

  test('with a token starts the Chromatic CLI', async () => {
    expect((await chromatic('chpt_token')).code).toBe(99);
  });

  test('runs forced colours as a separate project', () => {
    expect(chromaticRuns({ CHROMATIC_FORCED_PROJECT_TOKEN: 'two' })).toEqual([]);
    expect(chromaticRuns({ CHROMATIC_PROJECT_TOKEN: 'one', CHROMATIC_FORCED_PROJECT_TOKEN: 'two' })).toEqual([
      { name: 'every mode', env: { CHROMATIC_PROJECT_TOKEN: 'one' } },
      { name: 'forced colours', env: { CHROMATIC_PROJECT_TOKEN: 'two', STORYBOOK_FORCED_COLORS: 'true' } },
    ]);
  });

  test('runs through the script in its workflow, with the full git history', () => {
    const workflow = readFileSync(fromRoot('.github/workflows/chromatic.yml'), 'utf8');
    expect(workflow).toContain('run: npx --yes pnpm@12 chromatic\n');
    expect(workflow).toContain('fetch-depth: 0');
    // The only pull requests that run are those of forks, which get no token.
    expect(workflow).toContain(
      "if: github.event_name == 'push' || github.event.pull_request.head.repo.fork\n",
    );
    expect(workflow).not.toContain('pull_request_target');
  });
});
