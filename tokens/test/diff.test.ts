import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  at,
  diff,
  edit,
  git,
  inOwnRepository,
  type Json,
  PATIENCE,
  promise,
  repository,
  run,
  tokens,
} from './revisions.ts';

inOwnRepository();

describe('the difference of tokens', { timeout: PATIENCE }, () => {
  it('is none where nothing changed, or only words did', async () => {
    edit('src/semantic/size.tokens.json', (data) => {
      at(data, 'radius.sm').$description = 'Other words.';
    });
    expect(await diff()).toMatchObject({ contract: [], visual: [], problems: [], bump: 'none' });
  });

  it('prints one changed primitive once, with all that follow it, in the modes where they do', async () => {
    edit('src/primitive/color.tokens.json', (data) => {
      at(data, 'palette.indigo.700').$value = { colorSpace: 'oklch', components: [0.3, 0.1, 276] };
    });
    const { contract, visual, bump } = await diff();
    expect(contract).toEqual([]);
    expect(bump).toBe('patch');
    expect(visual.map(({ cause }) => cause)).toEqual(['palette.indigo.700']);
    const link = visual[0]?.dependants.find(({ id }) => id === 'color.fg.link');
    expect(link?.moves).toEqual([
      {
        modes: ['light'],
        before: expect.stringMatching(/^#[\da-f]{6}$/),
        after: expect.stringMatching(/^#[\da-f]{6}$/),
        meeting: {
          pair: expect.stringContaining('color.fg.link on '),
          before: expect.any(Number),
          after: expect.any(Number),
          needs: 4.5,
        },
      },
    ]);
    const meeting = link?.moves[0]?.meeting;
    expect(meeting?.after).toBeGreaterThan(meeting?.before ?? 21);
  });

  it('measures what lies on the scrim over everything beneath it', async () => {
    edit('src/primitive/color.tokens.json', (data) => {
      at(data, 'palette.shade.80.$value').alpha = 0.7;
    });
    const scrim = (await diff()).visual[0]?.dependants.find(({ id }) => id === 'color.bg.scrim');
    expect(scrim?.moves.find(({ modes }) => modes.includes('dark'))?.meeting).toMatchObject({
      pair: 'color.line.strong on color.bg.scrim over color.bg.turmeric',
      needs: 3,
    });
  });

  it('names the token itself where it was pointed elsewhere, with each mode', async () => {
    edit('src/theme/dark.tokens.json', (data) => {
      at(data, 'color.fg.muted').$value = '{palette.white}';
    });
    const { visual } = await diff();
    expect(visual).toHaveLength(1);
    expect(visual[0]).toMatchObject({
      cause: 'color.fg.muted',
      dependants: [],
      moves: [{ modes: ['dark'], after: '#ffffff' }],
    });
  });

  it('sees a fluid size, a duration in one motion setting and a system colour', async () => {
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
    expect(visual.find(({ cause }) => cause === 'duration.fast')?.moves).toMatchObject([
      { modes: ['reduced'], before: '0ms', after: '1ms' },
    ]);
    expect(visual.find(({ cause }) => cause === 'color.bg.page')?.moves).toMatchObject([
      { modes: ['forced'], before: 'Canvas', after: 'Window' },
    ]);
  });

  it('demands minor for what is new or deprecated', async () => {
    edit('src/semantic/size.tokens.json', (data) => {
      at(data, 'radius').xl = { $value: { value: 8, unit: 'px' }, $description: 'x' };
      at(data, 'radius.sm').$deprecated = 'Use radius.md.';
    });
    const { contract, bump } = await diff();
    expect(bump).toBe('minor');
    expect(contract.map(({ text }) => text)).toEqual(['radius.xl is new: 8px', 'radius.sm is deprecated']);
  });

  it('demands major for what is gone, retyped or renamed in any output, and nothing for the palette', async () => {
    edit('src/semantic/size.tokens.json', (data) => {
      const radius = at(data, 'radius');
      delete radius.sm;
      radius.md = { $type: 'number', $value: 4 };
    });
    edit('src/primitive/color.tokens.json', (data) => {
      at(data, 'palette').unused = { $value: { colorSpace: 'oklch', components: [0.5, 0, 0] } };
    });
    const names = join(tokens, 'names.ts');
    writeFileSync(names, readFileSync(names, 'utf8').replace("'--shadow-'", "'--elevation-'"));
    writeFileSync(names, readFileSync(names, 'utf8').replace("'font-wide'", "'font-broad'"));
    const { contract, bump } = await diff();
    expect(bump).toBe('major');
    expect(contract.filter((change) => change.bump === 'major').map(({ text }) => text)).toEqual([
      'utility font-wide is gone',
      'radius.sm is gone',
      'radius.md is now a number, not a dimension',
      'shadow.overlay is no longer called --shadow-overlay',
      'shadow.raised is no longer called --shadow-raised',
    ]);
    expect(contract.map(({ text }) => text).join()).not.toContain('palette');
  });

  it('demands major for a mode that is gone', async () => {
    edit('src/ds.resolver.json', (data) => {
      delete at(data, 'modifiers.theme.contexts')['dark-hc'];
    });
    expect((await diff()).contract).toEqual([{ bump: 'major', text: 'mode dark-hc is gone' }]);
  });
});

describe('the command', { timeout: PATIENCE }, () => {
  const grow = (): void =>
    edit('src/semantic/size.tokens.json', (data) => {
      at(data, 'radius').xl = { $value: { value: 8, unit: 'px' }, $description: 'x' };
    });

  it('prints the text of the changeset, and writes it when asked', async () => {
    grow();
    const text = "---\n'@weft/tokens': minor\n'@weft/design-system': minor\n---\n";
    expect((await run('HEAD')).output).toContain(text);
    expect((await run('HEAD', '--write')).code).toBe(0);
    const written = readFileSync(join(repository, '.changeset/tokens.md'), 'utf8');
    expect(written.startsWith(text)).toBe(true);
    expect(written).toContain('- minor: radius.xl is new: 8px');
  });

  it('fails a hand-set bump that is too low, and accepts one that is high enough', async () => {
    grow();
    promise('---\n"@weft/tokens": patch\n---\n\nA corner.\n');
    const { code, output } = await run('HEAD');
    expect(code).toBe(1);
    expect(output).toContain('a changeset gives @weft/tokens a patch bump, but the tokens demand minor');
    promise('---\n"@weft/tokens": major\n---\n\nA corner.\n');
    expect((await run('HEAD')).code).toBe(0);
  });

  it('leaves the work tree as it was', async () => {
    grow();
    const before = git('status', '--porcelain');
    await run('HEAD');
    expect(git('status', '--porcelain')).toBe(before);
    expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
  });

  it('explains a call that it cannot follow', async () => {
    expect(await run()).toEqual({ code: 2, output: expect.stringContaining('tokens:diff <ref>') });
    expect((await run('HEAD', '--wrtie')).code).toBe(2);
    await expect(run('no-such-ref')).rejects.toThrow("The tokens of 'no-such-ref' cannot be read");
  });
});
