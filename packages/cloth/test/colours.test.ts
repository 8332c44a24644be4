import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colour, colourTokens } from '../src/colours.ts';
import { pictures } from '../src/picture-list.ts';
import { openTypesetter } from '../src/typesetter.ts';

const cloth = fileURLToPath(new URL('..', import.meta.url));
const tokens = dirname(fileURLToPath(import.meta.resolve('@weft/tokens/package.json')));

interface Ramp {
  [step: string]: { $value: { components: number[]; alpha?: number } };
}
type Palette = Record<string, Ramp>;

/** Every opaque colour of the palette. */
const palette: readonly string[] = Object.entries(colourTokens.palette as Palette)
  .filter(([name]) => !name.startsWith('$'))
  .flatMap(([name, ramp]) =>
    '$value' in ramp
      ? colour(`palette.${name}`)
      : Object.entries(ramp)
          .filter(([, step]) => step.$value && (step.$value.alpha ?? 1) === 1)
          .map(([step]) => colour(`palette.${name}.${step}`)),
  );

describe('the colours of the pictures', () => {
  it('all come from the palette', async () => {
    const typeset = await openTypesetter();
    for (const [name, { draw }] of Object.entries(pictures)) {
      const used = [...draw(typeset).matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, value]) => value);
      expect(used.length, name).toBeGreaterThan(0);
      for (const value of new Set(used)) expect(['none', ...palette], name).toContain(value);
    }
  });

  it('reject an unknown token and a translucent one', () => {
    expect(() => colour('palette.plum.500')).toThrow('palette.plum.500');
    expect(() => colour('palette.shade.80')).toThrow('opaque');
  });
});

describe('a changed token', () => {
  const folder = mkdtempSync(join(tmpdir(), 'weft-cloth-colours-'));

  /** Runs a program that imports this package's copy. @returns its output. */
  const print = (program: string): string =>
    execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: join(folder, 'cloth'),
      encoding: 'utf8',
    });
  const edit = (file: string, change: (data: never) => void): void => {
    const path = join(folder, 'tokens/src', file);
    const data = JSON.parse(readFileSync(path, 'utf8')) as never;
    change(data);
    writeFileSync(path, JSON.stringify(data));
  };

  beforeAll(() => {
    for (const part of ['src', 'package.json'])
      cpSync(join(cloth, part), join(folder, 'cloth', part), { recursive: true });
    for (const part of ['src', 'package.json'])
      cpSync(join(tokens, part), join(folder, 'tokens', part), { recursive: true });
    const modules = join(folder, 'cloth/node_modules');
    mkdirSync(join(modules, '@weft'), { recursive: true });
    symlinkSync(join(folder, 'tokens'), join(modules, '@weft/tokens'));
    for (const name of ['@fontsource-variable', 'colorjs.io', 'fontverter', 'harfbuzzjs', 'sharp'])
      symlinkSync(join(cloth, 'node_modules', name), join(modules, name));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('recolours the cloth, pixel by pixel', () => {
    const pixels = `
      const { recipes, toPixels, weave } = await import('./src/index.ts');
      const { data } = toPixels(weave(recipes.mark));
      const colours = new Set();
      for (let at = 0; at < data.length; at += 4) if (data[at + 3]) colours.add(data.slice(at, at + 3).join());
      console.log([...colours].sort().join(' '));`;
    expect(print(pixels)).toBe('226,69,47 242,194,48 43,47,155\n');
    edit('primitive/color.tokens.json', (data: { palette: { madder: Ramp } }) => {
      const { 500: madder } = data.palette.madder;
      if (madder) madder.$value.components = [0.5, 0, 0];
    });
    expect(print(pixels)).toBe('242,194,48 43,47,155 99,99,99\n');
  });

  it('recolours the drawn screens', () => {
    const screen = `
      const { pictures } = await import('./src/picture-list.ts');
      const { openTypesetter } = await import('./src/typesetter.ts');
      console.log(pictures['hero-launch-apps'].draw(await openTypesetter()));`;
    const before = print(screen);
    edit('theme/light.tokens.json', (data: { color: { bg: Record<string, unknown> } }) => {
      data.color.bg.action = { $value: '{palette.leaf.700}' };
    });
    const after = print(screen);
    expect(before).toContain(`fill="${colour('color.bg.action')}"`);
    expect(after).toBe(before.replaceAll(colour('color.bg.action'), colour('palette.leaf.700')));
  });
});
