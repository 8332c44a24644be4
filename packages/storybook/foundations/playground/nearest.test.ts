import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const IDS = [
  'components-badge--default',
  'components-button--default',
  'components-button--states',
  'components-iconbutton--states',
];

test('the nearest ids differ from the text by the fewest letters', () => {
  expect(nearest('components-buton--states', IDS)).toEqual([
    'components-button--states',
    'components-iconbutton--states',
    'components-button--default',
  ]);
  expect(nearest('', [])).toEqual([]);
});
