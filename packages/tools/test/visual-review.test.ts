import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Component, readComponents } from '@weft/tools/components';
import { causesOf, changedFiles } from '@weft/tools/visual/causes';
import { markdownOf } from '@weft/tools/visual/client/markdown';
import { compare } from '@weft/tools/visual/compare';
import { failures, findingsOf, reviewOf, summarise } from '@weft/tools/visual/findings';
import type { Causes, Comparison, TokenChange } from '@weft/tools/visual/review';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type Colour = readonly [red: number, green: number, blue: number];
type Box = readonly [x: number, y: number, width: number, height: number, colour: Colour];

const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [0, 0, 0];
const RED: Colour = [200, 0, 0];

const [WIDTH, HEIGHT] = [300, 200];

/** A picture with coloured boxes on one ground. */
function drawn(boxes: readonly Box[], ground = WHITE): Buffer {
  const picture = new PNG({ width: WIDTH, height: HEIGHT });
  const fill = ([x, y, wide, high, colour]: Box): void => {
    for (let down = y; down < y + high; down += 1)
      for (let across = x; across < x + wide; across += 1)
        picture.data.set([...colour, 255], (down * WIDTH + across) * 4);
  };
  for (const box of [[0, 0, WIDTH, HEIGHT, ground] as const, ...boxes]) fill(box);
  return PNG.sync.write(picture);
}

/** The result of comparing two pictures. */
function compared(key: string, before: Buffer, after: Buffer, title = 'Components/Chip'): Comparison {
  const found = compare(before, after);
  const about = { key, title, story: 'States', look: key, fingerprint: after.toString('base64') };
  if (!found) return { ...about, kind: 'same' };
  const { picture: _, ...difference } = found;
  return { ...about, kind: 'changed', difference };
}

/** The keys of the pictures of each finding. */
const keysOf = (comparisons: readonly Comparison[]): string[][] =>
  findingsOf(comparisons).flatMap(({ findings }) =>
    findings.map(({ pictures }) => pictures.map(({ key }) => key)),
  );

describe('pictures of one component are one finding', () => {
  const blank = drawn([]);

  test('when the same patch differs, wherever it is, at another scale and in another theme', () => {
    const bar = (x: number, y: number, scale: number): Box => [x, y, 40 * scale, 8 * scale, BLACK];
    const dark = drawn([], BLACK);
    expect(
      keysOf([
        compared('left', blank, drawn([bar(10, 10, 1)])),
        compared('right', blank, drawn([bar(203, 131, 1)])),
        compared('large', blank, drawn([bar(10, 10, 3)])),
        compared('dark', dark, drawn([[10, 10, 40, 8, WHITE]], BLACK)),
      ]),
    ).toEqual([['left', 'right', 'large', 'dark']]);
  });

  test('when one colour replaces another in both', () => {
    const word = (width: number, colour: Colour) => drawn([[10, 10, width, 12, colour]]);
    expect(
      keysOf([
        compared('short', word(20, BLACK), word(20, RED)),
        compared('long', word(200, BLACK), word(200, RED)),
      ]),
    ).toEqual([['short', 'long']]);
  });

  test('when both are new or both fail in the same way, and not otherwise', () => {
    const about = { title: 'Components/Chip', story: 'States', look: 'light' };
    expect(
      keysOf([
        { ...about, key: 'a', kind: 'added' },
        { ...about, key: 'b', kind: 'broken', reason: 'timed out' },
        { ...about, key: 'c', kind: 'added' },
        { ...about, key: 'd', kind: 'broken', reason: 'throws' },
        { ...about, key: 'e', kind: 'broken', reason: 'timed out' },
      ]),
    ).toEqual([['b', 'e'], ['d'], ['a', 'c']]);
  });

  test('but not when other patches differ, or when the components differ', () => {
    const wide = drawn([[10, 10, 80, 8, BLACK]]);
    const high = drawn([[10, 10, 8, 80, RED]]);
    expect(keysOf([compared('wide', blank, wide), compared('high', blank, high)])).toEqual([
      ['wide'],
      ['high'],
    ]);
    expect(keysOf([compared('chip', blank, wide), compared('link', blank, wide, 'Components/Link')])).toEqual(
      [['chip'], ['link']],
    );
  });

  test('with an id that stays the same in another run, and differs for another picture', () => {
    const ids = (after: Buffer) =>
      findingsOf([compared('a', blank, after)]).flatMap(({ findings }) => findings.map(({ id }) => id));
    const wide = drawn([[10, 10, 80, 8, BLACK]]);
    expect(ids(wide)).toEqual(ids(wide));
    expect(ids(wide)).not.toEqual(ids(drawn([[10, 10, 80, 8, RED]])));
  });
});

const token: TokenChange = {
  token: 'radius.sm',
  values: [{ modes: ['every theme'], before: '2px', after: '6px' }],
  components: ['chip', 'chip-marquee'],
  fails: [],
};
const causes: Causes = { tokens: [token], files: ['packages/design-system/src/components/chip/chip.tsx'] };

describe('the review', () => {
  const about = { title: 'Components/Chip', story: 'States' };
  const comparisons: Comparison[] = [
    { ...about, key: 'a', look: 'light', kind: 'same' },
    { ...about, key: 'b', look: 'dark', kind: 'added' },
    { ...about, key: 'c', look: 'rtl', kind: 'broken', reason: 'timed out' },
    { ...about, title: 'Components/Link', key: 'd', look: 'light', kind: 'same' },
  ];
  const review = reviewOf(comparisons, () => causes, {
    against: 'main',
    commit: '0123456789',
    files: [...causes.files, 'README.md'],
  });

  test('counts equal screenshots, and lists only those that differ', () => {
    expect(review).toMatchObject({ pictures: 4, equal: 2, otherFiles: ['README.md'] });
    expect(review.components.map(({ title, equal }) => [title, equal])).toEqual([['Components/Chip', 1]]);
  });

  test('is summarised, failures first', () => {
    expect(summarise(review)).toBe(
      '4 screenshots compared with main: 1 broken, 1 added, in Components/Chip: 2 changes to review',
    );
    const same = reviewOf(comparisons.slice(0, 1), () => causes, { against: 'main', commit: '0', files: [] });
    expect(summarise(same)).toBe('1 screenshot compared with main: no difference');
    expect(failures(review)).toEqual(['Components/Chip: States, rtl: timed out']);
  });

  test('becomes Markdown, rejected changes first, with comments and causes', () => {
    const [broken, added] = review.components.flatMap(({ findings }) => findings);
    const text = markdownOf(review, (id) =>
      id === added?.id ? { verdict: 'rejected', comment: 'Too round.\nSee the board.' } : { comment: '' },
    );
    expect(broken).toBeDefined();
    expect(text.split('\n')).toEqual([
      '# Visual review',
      '',
      'Compared with main (01234567): 4 pictures, 2 equal.',
      '2 changes: 1 rejected, 1 undecided, 0 accepted.',
      '',
      '## Rejected',
      '',
      '### Components/Chip: 1 picture added',
      '',
      'States (dark)',
      '',
      '> Too round.',
      '> See the board.',
      '',
      'What may have done it:',
      '',
      '- `radius.sm`, every theme: `2px` → `6px`',
      '- `packages/design-system/src/components/chip/chip.tsx`',
      '',
      '## Undecided',
      '',
      '### Components/Chip: 1 picture broken',
      '',
      'States (rtl)',
      '',
      'timed out',
      '',
      'What may have done it:',
      '',
      '- `radius.sm`, every theme: `2px` → `6px`',
      '- `packages/design-system/src/components/chip/chip.tsx`',
      '',
    ]);
  });
});

describe('the causes', () => {
  const component = (name: string, ...contains: string[]): Component => ({
    name,
    folder: `packages/design-system/src/components/${name}`,
    texts: [],
    contains,
    shows: [],
  });
  const components = [
    component('chip'),
    component('chip-marquee', 'chip'),
    component('link'),
    { ...component('card'), shows: ['chip'] },
  ];
  const files = [
    'README.md',
    'packages/design-system/src/components/chip/chip.mdx',
    'packages/design-system/src/components/chip/chip.tsx',
    'packages/design-system/src/styles/base.css',
    'site/src/pages/login/login.tsx',
  ];
  const of = (folder: string) => causesOf(folder, files, [token], components);

  test('of a component are its own files, those of the components in it, and the tokens that it uses', () => {
    const own = [files[2], files[3]];
    expect(of('packages/design-system/src/components/chip')).toEqual({ tokens: [token], files: own });
    expect(of('packages/design-system/src/components/chip-marquee')).toEqual({ tokens: [token], files: own });
    expect(of('packages/design-system/src/components/link')).toEqual({ tokens: [], files: [files[3]] });
  });

  test('of a component include those of the components that its stories import', () => {
    expect(of('packages/design-system/src/components/card')).toEqual({
      tokens: [token],
      files: [files[2], files[3]],
    });
  });

  test('distinguishes what a component contains from what its stories import', async () => {
    const card = (await readComponents()).find(({ name }) => name === 'auth-card');
    expect(card?.contains).not.toContain('text-field');
    expect(card?.shows).toEqual(expect.arrayContaining(['button', 'text-field']));
  });

  test('of a component include the icons, which any of them may show', () => {
    const icons = ['packages/design-system/src/icons/icons.tsx'];
    expect(causesOf('packages/design-system/src/components/link', icons, [], components).files).toEqual(
      icons,
    );
  });

  test('of a page are the site, the design system and every token', () => {
    expect(of('packages/storybook/pages')).toEqual({ tokens: [token], files: files.slice(2) });
  });

  test.each([
    'packages/account-contract/src/errors.ts',
    'packages/design-system/test/examples/pictures.ts',
    'packages/storybook/pages/frame.tsx',
    'packages/storybook/foundations/specimens/frame.tsx',
  ])('of a page and of a foundation include %s', (file) => {
    for (const folder of ['packages/storybook/pages', 'packages/storybook/foundations'])
      expect(causesOf(folder, [file], [], components).files, folder).toEqual([file]);
  });
});

describe('changed files', () => {
  let repository = '';
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
      cwd: repository,
      encoding: 'utf8',
    });
  beforeAll(async () => {
    repository = await mkdtemp(path.join(tmpdir(), 'weft-files-'));
    git('init', '-q');
    await writeFile(path.join(repository, '.gitignore'), 'ignored');
    for (const name of ['edited', 'kept', 'removed']) await writeFile(path.join(repository, name), name);
    git('add', '.');
    git('commit', '-qm', 'x');
    for (const name of ['edited', 'new', 'ignored']) await writeFile(path.join(repository, name), 'now');
    await rm(path.join(repository, 'removed'));
  });
  afterAll(() => rm(repository, { recursive: true }));

  test('are those edited, removed or new since a commit', async () => {
    expect(await changedFiles('HEAD', repository)).toEqual(['edited', 'new', 'removed']);
  });
});
