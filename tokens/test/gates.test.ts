import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../compile.ts';
import { CHECK_TIMEOUT } from './timeouts.ts';

type Json = Record<string, unknown>;

/** A repository with a copy of this package. */
let repository = '';
let folder = '';

const NOT_COPIED = new Set(['node_modules', 'dist', 'test']);

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'tokens-check-'));
  folder = join(repository, 'tokens');
  const root = fileURLToPath(ROOT);
  for (const name of readdirSync(root).filter((entry) => !NOT_COPIED.has(entry)))
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  cpSync(join(root, '../.changeset'), join(repository, '.changeset'), { recursive: true });
});

afterEach(() => rmSync(repository, { recursive: true }));

/** Edits the group at a dotted path of a source. */
function edit(file: string, path: string, change: (group: Json) => void): void {
  const at = join(folder, file);
  const data = JSON.parse(readFileSync(at, 'utf8')) as Json;
  change(
    path
      .split('.')
      .filter(Boolean)
      .reduce((group, key) => group[key] as Json, data),
  );
  writeFileSync(at, JSON.stringify(data));
}

/** Runs the command, and returns its exit code and the checks that failed. */
const run = (): Promise<{ code: number | null; failed: string[]; output: string }> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, ['check.ts'], { cwd: folder }, (_error, out, err) => {
      const failed = [...out.matchAll(/^FAIL (.*)$/gm)].map((match) => match[1] ?? '');
      resolve({ code: child.exitCode, failed, output: out + err });
    });
  });

describe('check', { timeout: CHECK_TIMEOUT }, () => {
  it('fails for one fault against each rule for sources', async () => {
    mkdirSync(join(repository, 'site/src'), { recursive: true });
    writeFileSync(join(repository, 'site/src/page.tsx'), 'export const name = "p-4 z-37 shadow-raised";');
    edit('src/semantic/motion.tokens.json', 'easing.enter', (token) => {
      token.$deprecated = 3;
    });
    edit('src/motion/reduced.tokens.json', '', (data) => {
      data.radius = { md: { $type: 'dimension', $value: { value: 1, unit: 'px' } } };
    });
    edit('src/theme/dark-hc.tokens.json', 'color.bg', (group) => {
      group.extra = { $value: '{palette.white}' };
    });
    const { code, failed, output } = await run();
    expect(code).toBe(1);
    expect(failed, output).toEqual([
      'sources match the DTCG 2025.10 schemas',
      'names follow the rules, and modes override only their own groups',
      'every theme declares the same tokens',
      'no class has a literal value, and no surface has a shadow without a border',
    ]);
    expect(output).toContain('site/src/page.tsx: z-37 has a literal value');
    expect(output).toContain('site/src/page.tsx: a surface with a shadow has no border');
    expect(output).toContain('theme/light.tokens.json: color.bg.extra is missing');
  });

  it('fails for one fault against each rule for tokens', async () => {
    edit('src/theme/dark.tokens.json', 'color.fg.muted', (token) => {
      token.$value = '{palette.ink.950}';
    });
    edit('src/theme/forced.tokens.json', 'color.bg.page', (token) => {
      delete token.$extensions;
    });
    edit('src/theme/forced.tokens.json', 'color.bg.field', (token) => {
      token.$extensions = { 'app.ds': { system: 'Field' } };
    });
    edit('src/semantic/size.tokens.json', 'radius', (group) => {
      group.xl = { $value: { value: 8, unit: 'px' } };
    });
    edit('src/semantic/size.tokens.json', 'size', (group) => {
      group.gutter = { $value: { value: 1, unit: 'rem' }, $description: 'As space.gutter.' };
    });
    edit('src/semantic/size.tokens.json', 'radius.sm', (token) => {
      token.$deprecated = true;
    });
    edit('src/semantic/motion.tokens.json', 'easing', (group) => {
      group.turn = { $type: 'duration', $value: '{duration.fast}', $description: 'Planted.' };
    });
    edit('src/primitive/color.tokens.json', 'palette.mist.100.$value', (value) => {
      value.components = [0.99, 0, 0];
    });
    edit('src/primitive/type.tokens.json', 'type.size.display-xl.$extensions', (extensions) => {
      extensions['app.ds'] = { fluid: { min: { value: 1, unit: 'rem' }, from: 320, to: 1400 } };
    });
    edit('src/theme/light.tokens.json', 'color.fg.link', (token) => {
      token.$value = { colorSpace: 'oklch', components: [0.3, 0.1, 270] };
    });
    const { code, failed, output } = await run();
    expect(code).toBe(1);
    expect(failed, output).toEqual([
      'every public token has a description',
      'a deprecation names its version and the replacement',
      'every alias of a themed token changes with the theme',
      'palette ramps are monotonic',
      'names are unique',
      'fluid sizes can be zoomed',
      'every colour is an alias of the palette',
      'forced colours are system colours',
      'pairs of forced colours are legible',
      'every colour has enough contrast in every theme',
      'every change since the last release has a changeset',
    ]);
    expect(output).toContain('forced: color.fg.default on color.bg.field is CanvasText on Field');
  });

  it('fails for a token without a type', async () => {
    edit('src/semantic/size.tokens.json', 'radius', (group) => {
      delete group.$type;
    });
    expect((await run()).failed).toEqual(['every permutation resolves, with types']);
  });

  it('fails for one fault against each rule for outputs', async () => {
    const plugin = join(folder, 'outputs/plugin.ts');
    const source = readFileSync(plugin, 'utf8');
    const planted = `
      outputFile('css/planted.css', '.a { color: var(--ds-color-none); width: undefinedundefined; } /* ' + process.hrtime.bigint() + ' */');
      outputFile('json/planted.tokens.json', '{ "a": { "$type": "dimension", "$value": "12px" } }');
`;
    writeFileSync(plugin, source.replace(/(build\(.*\{)\n/, `$1\n${planted}`));
    edit('src/semantic/size.tokens.json', 'space', (group) => {
      group.block = { $value: { value: 1, unit: 'rem' }, $description: 'As space.4.' };
    });
    writeFileSync(join(folder, 'removed.json'), '{ "removed": {} }');
    mkdirSync(join(repository, 'site/src'), { recursive: true });
    writeFileSync(join(repository, 'site/src/page.tsx'), 'export const a = <p className="p-4 p-5" />;');
    writeFileSync(join(repository, 'site/src/page.css'), '.page { gap: var(--ds-space-5); }');
    const { code, failed, output } = await run();
    expect(code).toBe(1);
    expect(failed, output).toEqual([
      'resolved files match the DTCG 2025.10 schemas',
      'every variable in the outputs is defined',
      'every value is valid CSS',
      'two builds are identical',
      'no token changes the meaning of a Tailwind class',
      'every class of the site has a rule',
      'every token variable in the product is defined',
    ]);
    expect(output).toContain('json/planted.tokens.json');
    expect(output).toContain('a token changes the class inline-block');
    expect(output).toContain('site/src/page.tsx: p-5 has no rule');
    expect(output).toContain('site/src/page.css: --ds-space-5 is not defined');
  });

  it.each([
    [
      'an alias without a target',
      { $value: '{palette.none}' },
      '{palette.none}: src/primitive/color.tokens.json:1',
    ],
    ['a colour outside sRGB', { $value: { colorSpace: 'oklch', components: [0.7, 0.37, 145] } }, 'max-gamut'],
  ])('fails for %s', async (_, token, message) => {
    edit('src/primitive/color.tokens.json', 'palette', (palette) => {
      palette.white = token;
    });
    const { code, output } = await run();
    expect(code).toBe(1);
    expect(output).toContain(message);
  });
});
