import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { values } from '@weft/tokens';
import { describe, expect, test } from 'vitest';
import { everyLook, looks, modes, pageLooks, usualLooks, viewports } from './modes.ts';

const COMPONENTS = path.join(import.meta.dirname, '../src/components');

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

describe('looks', () => {
  test('set the toolbar to what it offers', () => {
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
    expect(everyLook.chromatic.modes['light-narrow']).toEqual({ theme: 'light', viewport: 390 });
  });
});

test('every canvas of states is pictured in every look', () => {
  const files = readdirSync(COMPONENTS, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.stories.tsx'),
  );
  const canvases = files.flatMap((name) => {
    const [, story] = /\nexport const States = (meta\.story\([\s\S]*?)(?=\nexport const|$)/.exec(
      readFileSync(path.join(COMPONENTS, name), 'utf8'),
    ) ?? [undefined, undefined];
    return story === undefined
      ? []
      : [{ name, pictured: /parameters: (\{\s*\.\.\.)?everyLook\b/.test(story) }];
  });
  expect(canvases.length).toBeGreaterThan(25);
  expect(canvases.filter(({ pictured }) => !pictured)).toEqual([]);
});
