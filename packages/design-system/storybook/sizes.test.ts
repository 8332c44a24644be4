import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sizes } from './sizes.ts';

test('every component has a size in the README', () => {
  const folders = readdirSync(path.join(import.meta.dirname, '../src/components'));
  const found = sizes();
  expect(folders.filter((folder) => !(Number(found[folder]) > 0.2))).toEqual([]);
});
