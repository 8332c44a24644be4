import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  at,
  createRepositories,
  diff,
  edit,
  git,
  type Json,
  repository,
  run,
  tokens,
  writeChangeset,
} from './git-fixture.ts';
import { BUILD_TIMEOUT } from './timeouts.ts';

createRepositories();

describe('the difference between two revisions', { timeout: BUILD_TIMEOUT }, () => {
  it('is empty when only a description changed', async () => {
    edit('src/semantic/size.tokens.json', (data) => {
      at(data, 'radius.sm').$description = 'Other words.';
    });
    expect(await diff()).toMatchObject({ api: [], visual: [], problems: [], bump: 'none' });
  });

  it('lists a changed primitive once, with its aliases and the modes they changed in', async () => {
    edit('src/primitive/color.tokens.json', (data) => {
      at(data, 'palette.indigo.700').$value = { colorSpace: 'oklch', components: [0.3, 0.1, 276] };
    });
    const { api, visual, bump } = await diff();
    expect(api).toEqual([]);
    expect(bump).toBe('patch');
    expect(visual.map(({ cause }) => cause)).toEqual(['palette.indigo.700']);
    const link = visual[0]?.dependants.find(({ id }) => id === 'color.fg.link');
    expect(link?.changes).toEqual([
      {
        modes: ['light'],
        before: expect.stringMatching(/^#[\da-f]{6}$/),
        after: expect.stringMatching(/^#[\da-f]{6}$/),
        contrast: {
          pair: expect.stringContaining('color.fg.link on '),
          before: expect.any(Number),
          after: expect.any(Number),
          needs: 4.5,
        },
      },
    ]);
    const contrast = link?.changes[0]?.contrast;
    expect(contrast?.after).toBeGreaterThan(contrast?.before ?? 21);
  });

  it('measures contrast on the scrim over every colour beneath it', async () => {
    edit('src/primitive/color.tokens.json', (data) => {
      at(data, 'palette.shade.80.$value').alpha = 0.7;
    });
    const scrim = (await diff()).visual[0]?.dependants.find(({ id }) => id === 'color.bg.scrim');
    expect(scrim?.changes.find(({ modes }) => modes.includes('dark'))?.contrast).toMatchObject({
      pair: 'color.line.strong on color.bg.scrim over color.bg.turmeric',
      needs: 3,
    });
  });

  it('lists a token with a new alias target by itself, in each mode', async () => {
    edit('src/theme/dark.tokens.json', (data) => {
      at(data, 'color.fg.muted').$value = '{palette.white}';
    });
    const { visual } = await diff();
    expect(visual).toHaveLength(1);
    expect(visual[0]).toMatchObject({
      cause: 'color.fg.muted',
      dependants: [],
      changes: [{ modes: ['dark'], after: '#ffffff' }],
    });
  });

  it('includes a fluid size, a reduced duration and a system colour', async () => {
    edit('src/primitive/type.tokens.json', (data) => {
      const fluid = at(data, 'type.size.display-xl').$extensions as { 'app.ds': { fluid: { min: Json } } };
      fluid['app.ds'].fluid.min.value = 2.5;
    });
    edit('src/motion/reduced.tokens.json', (data) => {
      at(data, 'duration.fast').$value = { value: 1, unit: 'ms' };
    });
    edit('src/theme/forced.tokens.json', (data) => {
      at(data, 'color.bg.page').$extensions = { 'app.ds': { system: 'Window' } };
    });
    const { visual } = await diff();
    expect(visual.find(({ cause }) => cause === 'type.size.display-xl')?.dependants).toMatchObject([
      { id: 'text.display-xl' },
    ]);
    expect(visual.find(({ cause }) => cause === 'duration.fast')?.changes).toMatchObject([
      { modes: ['reduced'], before: '0ms', after: '1ms' },
    ]);
    expect(visual.find(({ cause }) => cause === 'color.bg.page')?.changes).toMatchObject([
      { modes: ['forced'], before: 'Canvas', after: 'Window' },
    ]);
  });

  it('needs a minor bump for a new or deprecated token', async () => {
    edit('src/semantic/size.tokens.json', (data) => {
      at(data, 'radius').xl = { $value: { value: 8, unit: 'px' }, $description: 'x' };
      at(data, 'radius.sm').$deprecated = 'Use radius.md.';
    });
    const { api, bump } = await diff();
    expect(bump).toBe('minor');
    expect(api.map(({ text }) => text)).toEqual(['`radius.xl` is new: `8px`', '`radius.sm` is deprecated']);
  });

  it('needs a major bump for a removed, retyped or renamed public token, and none for the palette', async () => {
    edit('src/semantic/size.tokens.json', (data) => {
      const radius = at(data, 'radius');
      delete radius.sm;
      radius.lg = { $type: 'number', $value: 6 };
    });
    edit('src/primitive/color.tokens.json', (data) => {
      at(data, 'palette').unused = { $value: { colorSpace: 'oklch', components: [0.5, 0, 0] } };
    });
    const names = join(tokens, 'names.ts');
    writeFileSync(names, readFileSync(names, 'utf8').replace("'--shadow-'", "'--elevation-'"));
    writeFileSync(names, readFileSync(names, 'utf8').replace("'font-wide'", "'font-broad'"));
    const { api, bump } = await diff();
    expect(bump).toBe('major');
    expect(api.filter((change) => change.bump === 'major').map(({ text }) => text)).toEqual([
      'utility `font-wide` is gone',
      '`radius.sm` is gone',
      '`radius.lg` is now a number, not a dimension',
      '`shadow.overlay` is no longer called `--shadow-overlay`',
      '`shadow.raised` is no longer called `--shadow-raised`',
    ]);
    expect(api.map(({ text }) => text).join()).not.toContain('palette');
  });

  it('needs a major bump for a removed mode', async () => {
    edit('src/ds.resolver.json', (data) => {
      delete at(data, 'modifiers.theme.contexts')['dark-hc'];
    });
    expect((await diff()).api).toEqual([
      { bump: 'major', subject: 'dark-hc', text: 'mode `dark-hc` is gone' },
    ]);
  });
});

describe('tokens:diff', { timeout: BUILD_TIMEOUT }, () => {
  const grow = (): void =>
    edit('src/semantic/size.tokens.json', (data) => {
      at(data, 'radius').xl = { $value: { value: 8, unit: 'px' }, $description: 'x' };
    });

  it('prints the text of the changeset, and writes it with --write', async () => {
    grow();
    const text = "---\n'@weft/tokens': minor\n'@weft/design-system': minor\n---\n";
    expect((await run()).output).toContain(text);
    expect((await run('HEAD', '--write')).code).toBe(0);
    const written = readFileSync(join(repository, '.changeset/tokens.md'), 'utf8');
    expect(written.startsWith(text)).toBe(true);
    expect(written).toContain('- minor: `radius.xl` is new: `8px`');
    // A pending changeset stays as it is.
    expect((await run('HEAD', '--write')).output).toContain('Wrote .changeset/tokens-2.md.');
    expect(readFileSync(join(repository, '.changeset/tokens.md'), 'utf8')).toBe(written);
  });

  it('fails for a changeset with too low a bump', async () => {
    grow();
    writeChangeset('---\n"@weft/tokens": patch\n---\n\nA corner.\n');
    const { code, output } = await run('HEAD');
    expect(code).toBe(1);
    expect(output).toContain('a changeset gives @weft/tokens a patch bump, but the tokens need minor');
    writeChangeset('---\n"@weft/tokens": major\n---\n\nA corner.\n');
    expect((await run('HEAD')).code).toBe(0);
  });

  it('records the present tokens as the last release with --record', async () => {
    grow();
    expect((await run('--record')).code).toBe(0);
    expect(readFileSync(join(tokens, 'released.tsv'), 'utf8')).toMatch(/^radius\.xl\tdimension\t/m);
  });

  it('does not change the work tree', async () => {
    grow();
    const before = git('status', '--porcelain');
    await run('HEAD');
    expect(git('status', '--porcelain')).toBe(before);
    expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
  });

  it('prints its usage for wrong arguments, and names a revision that it cannot read', async () => {
    expect(await run('HEAD', '--wrtie')).toEqual({
      code: 2,
      output: expect.stringContaining('tokens:diff [ref]'),
    });
    await expect(run('no-such-ref')).rejects.toThrow("The tokens of 'no-such-ref' cannot be read");
  });
});
