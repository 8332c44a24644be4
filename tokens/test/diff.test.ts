import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../compile.ts';
import { diffTokens, main } from '../diff.ts';

/** Two revisions resolved, in ms, on a busy machine. */
const PATIENCE = 60_000;

type Json = Record<string, unknown>;

let repository = '';
let tokens = '';

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
    cwd: repository,
    encoding: 'utf8',
  });

/** Change one source file as an editor would. */
function edit(path: string, change: (data: Json) => void): void {
  const file = join(tokens, path);
  const data = JSON.parse(readFileSync(file, 'utf8')) as Json;
  change(data);
  writeFileSync(file, JSON.stringify(data, null, 2));
}

/** What lies at a dotted path of a source file. */
const at = (data: Json, path: string): Json =>
  path.split('.').reduce((group, key) => group[key] as Json, data);

const commit = (): void => {
  git('add', '.');
  git('commit', '-qm', 'x');
};

const promise = (text: string): void => {
  mkdirSync(join(repository, '.changeset'), { recursive: true });
  writeFileSync(join(repository, '.changeset/mine.md'), text);
};

const root = (): URL => pathToFileURL(`${tokens}/`);
const diff = () => diffTokens('HEAD', root());

/** Run the command and keep what it prints. */
async function run(...args: string[]): Promise<{ code: number; output: string }> {
  const lines: string[] = [];
  const code = await main(args, (line) => lines.push(line), root());
  return { code, output: lines.join('\n') };
}

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'tokens-diff-test-'));
  tokens = join(repository, 'tokens');
  for (const part of ['src', 'names.ts', 'package.json', 'contrast.json', 'removed.json'])
    cpSync(fileURLToPath(new URL(part, ROOT)), join(tokens, part), { recursive: true });
  git('init', '-q');
  commit();
}, PATIENCE);

afterEach(() => rmSync(repository, { recursive: true }));

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

/** Give the package of the older revision a version. */
const release = (version: string): void => {
  edit('package.json', (data) => {
    data.version = version;
  });
  commit();
};

describe('a removal', { timeout: PATIENCE }, () => {
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

  it('needs an entry in removed.json, and from 1.0.0 on a deprecation before it', async () => {
    remove();
    expect((await diff()).problems).toEqual(['radius.sm was removed without an entry in removed.json']);
    expect((await run('HEAD')).code).toBe(1);
    git('checkout', '-q', '.');
    release('1.3.0');
    remove();
    expect((await diff()).problems).toEqual([
      'radius.sm was removed without an entry in removed.json',
      'radius.sm was removed before it was $deprecated in two minor versions',
    ]);
  });

  it('needs two minor versions of warning', async () => {
    deprecate('1.3.0');
    release('1.3.2');
    remove();
    declare('radius.md');
    expect((await run('HEAD')).output).toContain('$deprecated in two minor versions');
    git('checkout', '-q', '.');
    release('1.4.0');
    remove();
    declare('radius.md');
    const { code, output } = await run('HEAD');
    expect(output).toContain('major: radius.sm is gone; use radius.md');
    expect(output).toContain("'@weft/tokens': major");
    expect(code).toBe(0);
  });

  it('is a rename where the successor is new, told once', async () => {
    edit('src/semantic/size.tokens.json', (data) => {
      const radius = at(data, 'radius');
      radius.xs = radius.sm;
      delete radius.sm;
    });
    declare('radius.xs');
    const { contract, problems } = await diff();
    expect(contract).toEqual([{ bump: 'major', text: 'radius.sm is now called radius.xs' }]);
    expect(problems).toEqual([]);
  });

  it('is carried by a minor version before 1.0.0', async () => {
    remove();
    declare('radius.md');
    const { code, output } = await run('HEAD');
    expect(output).toContain('These changes demand: major, which is minor before 1.0.0');
    expect(output).toContain("'@weft/tokens': minor");
    expect(code).toBe(0);
    promise("---\n'@weft/design-system': patch\n---\n\nA corner.\n");
    expect((await run('HEAD')).output).toContain(
      'a changeset gives @weft/design-system a patch bump, but the tokens demand minor',
    );
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
