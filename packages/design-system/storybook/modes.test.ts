import { values } from '@weft/tokens';
import { describe, expect, test } from 'vitest';
import { applyModes, everyLook, looks, modes, pageLooks, usualLooks, viewports } from './modes.ts';

describe('viewports', () => {
  test('are the tokens’ breakpoints by name and width, and two screens below them', () => {
    const breakpoints = Object.entries<unknown>(values).flatMap(([token, width]) =>
      token.startsWith('breakpoint.') ? [[token.slice('breakpoint.'.length), width]] : [],
    );
    const named = Object.entries(viewports).map(([name, { width }]) => [name, width]);
    expect(breakpoints.length).toBeGreaterThan(3);
    expect(named).toEqual(expect.arrayContaining(breakpoints));
    expect(named.slice(0, 2)).toEqual([
      ['narrowest', 320],
      ['phone', 390],
    ]);
    expect(named).toHaveLength(breakpoints.length + 2);
  });
});

describe('a mode', () => {
  /** The root of a document, as far as modes change it. */
  const rootWith = (chosen: Readonly<Record<string, unknown>>) => {
    const root = { dir: '', dataset: {} };
    applyModes(root as HTMLElement, chosen);
    return root;
  };

  test('that is chosen is on the root, except its initial value', () => {
    expect(rootWith({ theme: 'dark', motion: 'system', direction: 'rtl' })).toEqual({
      dir: 'rtl',
      dataset: { theme: 'dark' },
    });
  });

  test('has its initial value for one that it does not have', () => {
    const unknown = { theme: 'blue', direction: 'up', motion: 'toString', textSize: 2 };
    expect(rootWith(unknown)).toEqual({ dir: 'ltr', dataset: {} });
  });
});

describe('looks', () => {
  test('set the toolbar to values that it offers', () => {
    const wrong = Object.entries(looks).flatMap(([name, { globals, viewport }]) => [
      ...Object.entries(globals).flatMap(([mode, value]) =>
        Object.hasOwn(modes[mode as keyof typeof modes].values, value) ? [] : [`${name}: ${mode} ${value}`],
      ),
      ...(viewports[viewport] ? [] : [`${name}: ${viewport}`]),
    ]);
    expect(wrong).toEqual([]);
  });

  test('are Chromatic’s modes by the same names, but for forced colours', () => {
    const names = (parameters: typeof everyLook): string[] => Object.keys(parameters.chromatic.modes);
    expect(names(usualLooks)).toEqual(Object.keys(usualLooks.looks));
    expect(names(pageLooks)).toEqual(Object.keys(pageLooks.looks));
    expect([...names(everyLook), 'forced']).toEqual(Object.keys(everyLook.looks));
    expect(everyLook.chromatic.modes['light-narrow']).toEqual({
      theme: 'light',
      viewport: { width: 390, height: 844 },
    });
  });
});
