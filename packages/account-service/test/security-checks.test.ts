import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../SECURITY-CHECKS.md'), 'utf8');
const rows = [...page.matchAll(/^\| (A\d+) \| (.+?) \| (.+) \|$/gm)];

/** The file of tests that a name in the page's last column stands for. */
const fileOf = (name: string): string | undefined =>
  [`${name}.ts`, `${name}.test.ts`].map((file) => join(import.meta.dirname, file)).find(existsSync);

test('the page has every point once, and each names tests that there are', () => {
  expect(rows.map(([, point]) => point)).toEqual(Array.from({ length: 34 }, (_, index) => `A${index + 1}`));
  const missing = rows.flatMap(([, point, , proof = '']) => {
    const named = [...proof.matchAll(/`([\w/-]+)`((?:,? «[^»]+»)*)/g)].filter(
      ([, name]) => name !== 'bench:service',
    );
    expect(named.length, point).toBeGreaterThan(0);
    return named.flatMap(([, name = '', quotes = '']) => {
      const file = fileOf(name);
      if (!file) return [`${point}: ${name}`];
      const text = readFileSync(file, 'utf8');
      const pieces = [...quotes.matchAll(/«([^»]+)»/g)].flatMap(([, quote = '']) => quote.split('…'));
      return pieces
        .filter((piece) => !text.includes(piece.trim()))
        .map((piece) => `${point}: ${name}: ${piece}`);
    });
  });
  expect(missing).toEqual([]);
});
