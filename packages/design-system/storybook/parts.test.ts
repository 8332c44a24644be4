import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readParts } from './parts.ts';

test('every component has a purpose and a size, and no two are found by the same title', async () => {
  const folders = readdirSync(path.join(import.meta.dirname, '../src/components'));
  const parts = await readParts();
  expect(new Set(parts.map(({ name }) => name))).toEqual(new Set(folders));
  expect(parts.filter(({ purpose, kilobytes }) => purpose.length < 10 || kilobytes <= 0.2)).toEqual([]);
  expect(new Set(parts.map(({ title }) => title)).size).toBe(parts.length);
});

test('a component that is hidden by itself is pictured open or focused, any other by its default', async () => {
  const parts = await readParts();
  const shownOf = (title: string) => parts.find((part) => part.title === title)?.shown;
  expect(shownOf('Dialog')).toBe('components-dialog--held-open');
  expect(shownOf('SkipLink')).toBe('components-skiplink--focused');
  expect(shownOf('TopBar')).toBe('components-topbar--default');
});
