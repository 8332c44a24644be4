import { describe, expect, test, vi } from 'vitest';
import { BRANDS } from '#storybook/brands.ts';
import { brandSchema } from '../../bin/theme/schema.ts';
import { COMMANDS, program } from '../program.ts';

// Each run starts a process.
vi.setConfig({ testTimeout: 60_000 });

describe('says in one sentence each what it had to change:', () => {
  const notes = (brand: object) =>
    program.run(['theme', '-'], JSON.stringify(brand)).stderr.trim().split('\n');

  test('the colour, its use, the pair, the contrast before and after, and the limit', () => {
    expect(notes(BRANDS.orchard)).toContain(
      'In light and dark, action is darkened from #0f8a4b to #0b884a for the call to action (bg.action): with the text on ' +
        'it (fg.on-action) it had 4.41:1, needs 4.5:1, and has 4.5:1 now.',
    );
  });

  test('the ground "action", which is a step of a light call to action and carries white text', () => {
    const ground = notes({ colors: { ink: '#111111', action: '#ffb000' } }).filter((note) =>
      note.includes('bg.madder'),
    );
    expect(ground).toEqual([
      'In light, action is darkened from #f0a821, a step of #ffb000, to #9f6c00 for the ground "action" (bg.madder): with the ' +
        'text on it (fg.on-madder) it had 2.03:1, needs 4.5:1, and has 4.52:1 now.',
      expect.stringMatching(/^In dark, action is darkened from #f0a821, a step of #ffb000, to #986700 /),
    ]);
  });

  test('dark text and an edge for a light call to action, which keeps its colour', () => {
    expect(notes(BRANDS.taxi).filter((note) => !note.includes('bg.madder'))).toEqual([
      'In light and dark, the text on the call to action (fg.on-action) is #111111 instead of white: white on action ' +
        '#ffd400 had 1.43:1 and needs 4.5:1; this has 13.18:1.',
      'In light, the call to action has an edge (line.action) of #111111: with the page (bg.page) action #ffd400 has ' +
        '1.33:1, and needs 3:1 without an edge.',
    ]);
  });

  test.each(['#000', '#111', '#00112b'])('an almost black call to action, %s', (action) => {
    expect(notes({ colors: { ink: '#111111', action } })).toEqual([
      expect.stringMatching(`^In dark, action is lightened from ${action} to `),
    ]);
  });

  test('an ink or a paper beyond its limits', () => {
    const [ink, paper] = notes({ colors: { ink: '#3b1d4a', action: '#d6173a', paper: '#cccccc' } });
    expect(ink).toMatch(
      /^In every theme, ink is darkened from #3b1d4a to #2c0d3a: its lightness is 29\.4% and must be at most 23\.5%/,
    );
    expect(paper).toMatch(
      /^In every theme, paper is lightened from #cccccc to #\w+: its lightness is 84\.5% and must be at least 94%/,
    );
    expect(notes({ colors: { ink: '#000', action: '#07f' } })[0]).toMatch(
      /^In every theme, ink is lightened from #000 to #0b0b0b: its lightness is 0% and must be at least 15%/,
    );
  });

  test('an ink whose hue leaves a call to action on cards no room', () => {
    expect(notes({ colors: { ink: '#12291d', action: '#1f8a4c' } })[0]).toMatch(
      /^In every theme, ink is darkened from #12291d to #0b2217: its lightness is 25\.8% and must be at most 23%/,
    );
  });

  test('another red for errors', () => {
    expect(notes(BRANDS.plum).at(-1)).toBe(
      'In every theme, the red of errors has the hue 40 instead of 29, since action #d6173a has the hue 20, and the two must ' +
        'be told apart.',
    );
  });
});

test('makes a theme of a primary that is as light as a call to action', () => {
  const brand = { colors: { ink: '#111827', action: '#38bdf8', primary: '#a78bfa' } };
  expect(program.run(['theme', '-'], JSON.stringify(brand)).status).toBe(0);
});

const CASES: readonly [fault: string, brand: unknown, message: string][] = [
  ['no JSON', '{', 'The brand is no valid JSON'],
  ['no object', [], 'The brand has to be an object with $schema, colors, radius, fonts, density.'],
  ['no colours', {}, 'colors is missing: it needs at least "ink"'],
  ['one colour', { colors: { ink: '#111' } }, 'colors.action is missing'],
  [
    'an unknown colour',
    { colors: { ink: '#111', action: '#00f', link: '#00f' } },
    'colors has no "link": it may have',
  ],
  [
    'a colour by name',
    { colors: { ink: 'navy', action: '#00f' } },
    'colors.ink is "navy", which is no colour: write it as',
  ],
  [
    'a translucent colour',
    { colors: { ink: '#111', action: 'oklch(0.5 0.1 20 / 0.5)' } },
    'colors.action is "oklch(0.5 0.1 20 / 0.5)", which is no colour',
  ],
  [
    'a colour with a negative lightness',
    { colors: { ink: '#111', action: 'oklch(-0.5 0.1 20)' } },
    'colors.action is "oklch(-0.5 0.1 20)", which is no colour',
  ],
  [
    'a colour with a negative chroma',
    { colors: { ink: '#111', action: 'oklch(0.5 -0.1 20)' } },
    'colors.action is "oklch(0.5 -0.1 20)", which is no colour',
  ],
  [
    'a colour with four numbers',
    { colors: { ink: '#111', action: 'oklch(0.5 0.1 20 30)' } },
    'colors.action is "oklch(0.5 0.1 20 30)", which is no colour',
  ],
  [
    'a colour of words',
    { colors: { ink: '#111', action: 'oklch(dark blue 20)' } },
    'colors.action is "oklch(dark blue 20)", which is no colour',
  ],
  [
    'a colour lighter than white',
    { colors: { ink: '#111', action: 'oklch(60 0.2 30)' } },
    'colors.action is "oklch(60 0.2 30)", which is no colour',
  ],
  [
    'a radius in words',
    { colors: { ink: '#111', action: '#00f' }, radius: '8px' },
    'radius has to be an object',
  ],
  [
    'half a radius',
    { colors: { ink: '#111', action: '#00f' }, radius: { button: 2 } },
    'radius.field is missing',
  ],
  [
    'a round card',
    { colors: { ink: '#111', action: '#00f' }, radius: 400 },
    'radius is 400: it has to be a number of px from 0 to 22, or an object',
  ],
  [
    'a negative radius',
    { colors: { ink: '#111', action: '#00f' }, radius: -1 },
    'radius is -1: it has to be a number of px from 0 to 22, or an object',
  ],
  [
    'CSS for a font',
    { colors: { ink: '#111', action: '#00f' }, fonts: { text: 'a; } b {' } },
    'fonts.text is "a; } b {"',
  ],
  [
    'a property that does not end',
    { colors: { ink: '#111', action: '#00f' }, fonts: { text: 'var(--a' } },
    'a custom property that holds one, "var(--font-inter), sans-serif".',
  ],
  [
    'a function for a font',
    { colors: { ink: '#111', action: '#00f' }, fonts: { text: 'url(--a)' } },
    'fonts.text is "url(--a)"',
  ],
  ...["'Inter, sans-serif", '   ', 'Inter, , serif', '3270 Nerd Font', "'Inter' Tight"].map(
    (text): (typeof CASES)[number] => [
      `the families ${text}`,
      { colors: { ink: '#111', action: '#00f' }, fonts: { text } },
      `fonts.text is ${JSON.stringify(text)}: it has to be a list of families as in CSS`,
    ],
  ),
  [
    'another density',
    { colors: { ink: '#111', action: '#00f' }, density: 'tight' },
    'density is "tight": it has to be one of',
  ],
];

test.each(CASES)('refuses %s with a sentence', (_, brand, message) => {
  const { status, stdout, stderr } = program.run(
    ['theme', '-'],
    typeof brand === 'string' ? brand : JSON.stringify(brand),
  );
  expect(stderr).toContain(message);
  expect({ status, stdout, lines: stderr.trim().split('\n').length }).toEqual({
    status: 1,
    stdout: '',
    lines: 1,
  });
});

const FONTS: readonly [text: string, families: string][] = [
  ["'Inter'", "'Inter', system-ui, sans-serif"],
  ['-apple-system, "3270 Nerd Font", serif', '-apple-system, "3270 Nerd Font", serif'],
  ['var(--font-inter)', 'var(--font-inter, system-ui), system-ui, sans-serif'],
  ['var(--font-lora), serif', 'var(--font-lora, serif), serif'],
  [
    "var( --font-lora, 'Lora' ), 'Lora Fallback', Georgia",
    "var( --font-lora, 'Lora' ), 'Lora Fallback', Georgia, system-ui, sans-serif",
  ],
];

test.each(FONTS)('writes the families %s with a fallback', (text, families) => {
  const brand = { colors: { ink: '#111', action: '#00f' }, fonts: { text } };
  const { stdout, stderr } = program.run(['theme', '-'], JSON.stringify(brand));
  expect(stderr).not.toContain('fonts.text');
  expect(stdout).toContain(`--ds-font-family-sans: ${families};`);
});

test('refuses a file that is not there', () => {
  const { status, stderr } = program.run(['theme', 'nowhere.json']);
  expect([status, stderr]).toEqual([
    1,
    'nowhere.json cannot be read: name a file with a brand, or "-" for standard input.\n',
  ]);
});

test.each([['-o'], ['theme.css']])(
  'refuses a second argument, %s, which it would not write to',
  (further) => {
    const { status, stdout, stderr } = program.run(['theme', '-', further, 'x'], '{}');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`${further} is one too many`);
  },
);

test('accepts a byte order mark', () => {
  const brand = JSON.stringify({ colors: { ink: '#111111', action: '#0000ff' } });
  expect(program.run(['theme', '-'], `\uFEFF${brand}`).status).toBe(0);
});

test('names each command in its help, and refuses another', () => {
  const { status, stdout } = program.run(['--help']);
  expect(status).toBe(0);
  expect([...stdout.matchAll(/npx @weft\/design-system (\w+)/g)].map(([, name]) => name)).toEqual(COMMANDS);
  expect(program.run(['paint'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('no command "paint"'),
  });
});

test('has a schema whose lists and limits are those of the command', () => {
  const { properties } = brandSchema();
  expect(Object.keys(properties.colors.properties)).toEqual(['ink', 'action', 'primary', 'accent', 'paper']);
  const brand = { colors: { ink: '#111', action: '#00f' } };
  for (const density of properties.density.enum)
    expect(program.run(['theme', '-'], JSON.stringify({ ...brand, density })).status).toBe(0);
  const statusOf = (radius: unknown) =>
    program.run(['theme', '-'], JSON.stringify({ ...brand, radius })).status;
  const [most = 0] = properties.radius.oneOf.flatMap((one) => ('maximum' in one ? [one.maximum] : []));
  expect([statusOf(most), statusOf(most + 1)]).toEqual([0, 1]);
});
