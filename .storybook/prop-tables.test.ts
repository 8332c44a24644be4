import { createElement } from 'react';
import { expect, test } from 'vitest';
import { readableProps } from './prop-tables.js';

type Context = Parameters<typeof readableProps>[0];

/** A prop as the tables have it. */
function tabled(prop: Context['argTypes'][string], value?: unknown) {
  const context = { argTypes: { prop }, initialArgs: { prop: value } };
  return readableProps(context as unknown as Context).prop;
}

type PropType = NonNullable<Context['argTypes'][string]['type']>;

const nothing: PropType = { name: 'other', value: 'undefined' };
const table = { type: { summary: 'union' } };

test('an optional prop is typed by what it takes', () => {
  const tone: PropType = { raw: "'a' | 'b'", name: 'enum', value: ['a', 'b'] };
  const type: PropType = { name: 'union', raw: 'Tone | undefined', value: [tone, nothing] };
  expect(tabled({ name: 'tone', type, table })).toMatchObject({
    type: { name: 'enum', value: ['a', 'b'], required: false },
    table: { type: { summary: "'a' | 'b'" } },
  });
});

test('a function is one, so that no control asks for it', () => {
  const value: PropType = { name: 'other', value: '(index: number) => void' };
  const raw = '((index: number) => void) | undefined';
  const prop = tabled({ name: 'onChange', type: { name: 'union', raw, value: [value, nothing] }, table });
  expect(prop?.type?.name).toBe('function');
  expect(prop?.table?.type?.summary).toBe('(index: number) => void');
});

test('elements have no control, words have', () => {
  const prop = { name: 'children', type: { name: 'other', value: 'ReactNode' }, table } as const;
  expect(tabled(prop, [createElement('p', { key: 'words' })])?.control).toEqual({ disable: true });
  expect(tabled(prop, 'Login')?.control).toBeUndefined();
  expect(tabled(prop)?.table?.type?.summary).toBe('ReactNode');
});

test('a description has no tag in it', () => {
  expect(tabled({ name: 'label', description: "Its name.\n@default 'Menu'" })?.description).toBe('Its name.');
});
