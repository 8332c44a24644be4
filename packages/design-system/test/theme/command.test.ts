import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BRANDS, type Brand } from '#storybook/brands.ts';
import { brandSchema } from '../../bin/theme/schema.ts';
import { type Program, program } from '../program.ts';

// Each run starts a process.
vi.setConfig({ testTimeout: 60_000 });

let built: Program;
beforeAll(async () => {
  built = await program();
}, 60_000);
afterAll(() => built?.remove());

test('says in one sentence each what it had to change', () => {
  const lines = (brand: Brand) =>
    built.run(['theme', '-'], JSON.stringify(BRANDS[brand])).stderr.trim().split('\n');
  expect(lines('taxi')).toEqual([
    'In light, bg.action is darker than action #ffd400: #a88b00, since it had 1.33:1 with bg.page and needs 3:1.',
    'In light and dark, text on action is dark, since action is too light for white.',
  ]);
  expect(lines('orchard')).toContain(
    'In light and dark, bg.action is darker than action #0f8a4b: #0b884a, since it had 4.41:1 with fg.on-action and needs 4.5:1.',
  );
  expect(lines('plum').at(-1)).toBe('Errors have another red (hue 40), to differ from action #d6173a.');
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
    'radius is 400: it has to be a number of px',
  ],
  [
    'CSS for a font',
    { colors: { ink: '#111', action: '#00f' }, fonts: { text: 'a; } b {' } },
    'fonts.text is "a; } b {"',
  ],
  [
    'another density',
    { colors: { ink: '#111', action: '#00f' }, density: 'tight' },
    'density is "tight": it has to be one of',
  ],
];

test.each(CASES)('refuses %s with a sentence', (_, brand, message) => {
  const { status, stdout, stderr } = built.run(
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

test('refuses a file that is not there', () => {
  const { status, stderr } = built.run(['theme', 'nowhere.json']);
  expect([status, stderr]).toEqual([
    1,
    'nowhere.json cannot be read: name a file with a brand, or "-" for standard input.\n',
  ]);
});

test('names each command', () => {
  expect(built.run(['--help'])).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('theme brand.json'),
  });
  expect(built.run(['paint'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('no command "paint"'),
  });
});

test('has a schema whose lists and limits are those of the command', () => {
  const { properties } = brandSchema();
  expect(Object.keys(properties.colors.properties)).toEqual(['ink', 'action', 'primary', 'accent', 'paper']);
  const brand = { colors: { ink: '#111', action: '#00f' } };
  for (const density of properties.density.enum)
    expect(built.run(['theme', '-'], JSON.stringify({ ...brand, density })).status).toBe(0);
  const statusOf = (radius: unknown) =>
    built.run(['theme', '-'], JSON.stringify({ ...brand, radius })).status;
  const [most = 0] = properties.radius.oneOf.flatMap((one) => ('maximum' in one ? [one.maximum] : []));
  expect([statusOf(most), statusOf(most + 1)]).toEqual([0, 1]);
});
