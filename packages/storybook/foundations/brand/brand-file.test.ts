import { readBrand } from '@weft/design-system/storybook/brand-theme.ts';
import { expect, test } from 'vitest';
import { fileOf } from './brand-file.js';

const brand = { ink: '#111111', action: '#c01010' };

test('a missing radius is that of the field, else of the card, else of the button', () => {
  const radius = (props: object) => JSON.parse(fileOf({ ...brand, ...props })).radius;
  expect(radius({})).toBeUndefined();
  expect(radius({ radiusField: 6 })).toEqual({ button: 6, field: 6, card: 6 });
  expect(radius({ radiusButton: 999, radiusField: undefined, radiusCard: 12 })).toEqual({
    button: 999,
    field: 12,
    card: 12,
  });
  expect(radius({ radiusButton: 0, radiusField: 4, radiusCard: 8 })).toEqual({
    button: 0,
    field: 4,
    card: 8,
  });
});

test('a radius taken from pills is at most that which a field and a card may have', () => {
  const file = fileOf({ ...brand, radiusButton: 999 });
  expect(() => readBrand(file)).not.toThrow();
});

test('empty values are left out', () => {
  expect(JSON.parse(fileOf({ ...brand, primary: '', text: '' }))).toEqual({ colors: brand });
});
