import { describe, expect, it } from 'vitest';
import {
  at,
  commitVersion,
  createRepositories,
  diff,
  edit,
  git,
  run,
  writeChangeset,
} from './git-fixture.ts';
import { BUILD_TIMEOUT } from './timeouts.ts';

createRepositories();

describe('a removed token', { timeout: BUILD_TIMEOUT }, () => {
  const remove = (): void =>
    edit('src/semantic/size.tokens.json', (data) => {
      delete at(data, 'radius').sm;
    });
  const declare = (next: string | null): void =>
    edit('removed.json', (data) => {
      data.removed = { 'radius.sm': next };
    });
  const deprecate = (deprecatedIn: string): void =>
    edit('src/semantic/size.tokens.json', (data) => {
      Object.assign(at(data, 'radius.sm'), {
        $deprecated: 'Use radius.md.',
        $extensions: { 'app.ds': { deprecatedIn } },
      });
    });

  it('needs an entry in removed.json and, from 1.0.0 on, an earlier deprecation', async () => {
    remove();
    expect((await diff()).problems).toEqual(['radius.sm was removed without an entry in removed.json']);
    expect((await run('HEAD')).code).toBe(1);
    git('checkout', '-q', '.');
    commitVersion('1.3.0');
    remove();
    expect((await diff()).problems).toEqual([
      'radius.sm was removed without an entry in removed.json',
      'radius.sm was removed before it was $deprecated in two minor versions',
    ]);
  });

  it('needs to have been deprecated in two minor versions', async () => {
    deprecate('1.3.0');
    commitVersion('1.3.2');
    remove();
    declare('radius.md');
    expect((await run('HEAD')).output).toContain('$deprecated in two minor versions');
    git('checkout', '-q', '.');
    commitVersion('1.4.0');
    remove();
    declare('radius.md');
    const { code, output } = await run('HEAD');
    expect(output).toContain('major: radius.sm is gone; use radius.md');
    expect(output).toContain("'@weft/tokens': major");
    expect(code).toBe(0);
  });

  it('counts as renamed when its successor is new', async () => {
    edit('src/semantic/size.tokens.json', (data) => {
      const radius = at(data, 'radius');
      radius.xs = radius.sm;
      delete radius.sm;
    });
    declare('radius.xs');
    const { api, problems } = await diff();
    expect(api).toEqual([
      { bump: 'major', subject: 'radius.sm', text: '`radius.sm` is now called `radius.xs`' },
    ]);
    expect(problems).toEqual([]);
  });

  it('needs only a minor bump before 1.0.0', async () => {
    remove();
    declare('radius.md');
    const { code, output } = await run('HEAD');
    expect(output).toContain('These changes need: major, which is minor before 1.0.0');
    expect(output).toContain("'@weft/tokens': minor");
    expect(code).toBe(0);
    writeChangeset("---\n'@weft/design-system': patch\n---\n\nA corner.\n");
    expect((await run('HEAD')).output).toContain(
      'a changeset gives @weft/design-system a patch bump, but the tokens need minor',
    );
  });
});
