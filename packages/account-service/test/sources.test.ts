import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../src');

/** Every line of the service's sources, as `file:number: text`; an open bracket with what follows it. */
const LINES = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) =>
    readFileSync(join(SOURCES, file), 'utf8')
      .split('\n')
      .map((line, index, lines) => (line.endsWith('(') ? line + lines[index + 1]?.trim() : line))
      .map((text, index) => ({ file, text, place: `${file}:${index + 1}: ${text.trim()}` })),
  );

const found = (pattern: RegExp, except: readonly string[] = []) =>
  LINES.filter(({ file, text }) => pattern.test(text) && !except.includes(file)).map(({ place }) => place);

test('no query is put together from strings', () => {
  expect(LINES.length).toBeGreaterThan(1500);
  expect(found(/\$\{.*(select|insert into|update|delete from) /i)).toEqual([]);
  expect(found(/(select|insert into|update|delete from) .*\$\{/i)).toEqual([]);
  // The numbered steps are texts of ours, run as they stand.
  expect(found(/sql\.(raw|lit|ref|table|id)\b/, ['store/migrate.ts'])).toEqual([]);
  expect(found(/\b(?!req\b)[a-z]\w*\.(exec|prepare|query)\((?!['"])/)).toEqual([]);
});

test('no code is made from strings, and no program is started', () => {
  expect(found(/\beval\(|new Function\(|node:vm|node:child_process/)).toEqual([]);
});

test('nothing of the environment is read but by the settings', () => {
  expect(found(/process\.env/, ['main.ts', 'backup.ts'])).toEqual([]);
});
