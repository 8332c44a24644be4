import { describe, expect, it } from 'vitest';
import type { Matrix } from '../checks/contrast.ts';
import { forcedPairProblems } from '../checks/forced.ts';
import { grey, resolve } from './resolve.ts';

const named = (system?: string) => ({
  ...grey(1),
  ...(system && { $extensions: { 'app.ds': { system } } }),
});

/** The problems of one text on one ground. */
async function problems(above?: string, below?: string, fg = 'color.fg.a'): Promise<string[]> {
  const color = { fg: { a: named(above) }, bg: { a: named(above), b: named(below) } };
  const pairs = [{ fg: [fg], bg: ['color.bg.b'], kind: 'text', themes: ['light'] }];
  const matrix: Matrix = { kinds: {}, pairs, exempt: [] };
  return forcedPairProblems((await resolve({ color })).apply({}), matrix);
}

describe('pairs of forced colours', () => {
  it.each([
    ['CanvasText', 'Canvas'],
    ['LinkText', 'Canvas'],
    ['ButtonText', 'ButtonFace'],
    ['HighlightText', 'Highlight'],
    ['GrayText', 'ButtonFace'],
  ])('may be %s on %s', async (above, below) => {
    expect(await problems(above, below)).toEqual([]);
  });

  it.each([
    ['CanvasText', 'Field'],
    ['CanvasText', 'ButtonFace'],
    ['ButtonText', 'Canvas'],
    ['Canvas', 'Canvas'],
    ['CanvasText', 'CanvasText'],
  ])('may not be %s on %s, in a pair of one theme too', async (above, below) => {
    expect(await problems(above, below)).toEqual([
      `forced: color.fg.a on color.bg.b is ${above} on ${below}, which the system need not keep legible`,
    ]);
  });

  it('are not two grounds, nor a colour that names none, which has a gate of its own', async () => {
    expect(await problems('Canvas', 'Canvas', 'color.bg.a')).toEqual([]);
    expect(await problems(undefined, 'Canvas')).toEqual([]);
  });
});
