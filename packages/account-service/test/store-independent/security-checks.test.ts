import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../../SECURITY-CHECKS.md'), 'utf8');
const requirements = [...page.matchAll(/^\| (A\d+) \| .+ \| (.+) \|$/gm)].map(([, id = '', tests = '']) => ({
  id,
  tests: [...tests.matchAll(/`([\w/-]+)`((?:,? «[^»]+»)*)/g)].map(([, name = '', quotes = '']) => ({
    name,
    titles: [...quotes.matchAll(/«([^»]+)»/g)].map(([, title = '']) => title),
  })),
}));

/** The errors of a citation: the file does not exist, or does not contain the quote. */
function errorsOf({ name, titles }: { name: string; titles: string[] }): string[] {
  const file = join(import.meta.dirname, '..', `${name}.test.ts`);
  if (!existsSync(file)) return [`no file ${name}`];
  const source = readFileSync(file, 'utf8');
  return titles.filter((title) => !source.includes(title)).map((title) => `no test «${title}» in ${name}`);
}

test('SECURITY-CHECKS.md lists requirements A1 to A34, each with tests that exist', () => {
  expect(requirements.map(({ id }) => id)).toEqual(Array.from({ length: 34 }, (_, index) => `A${index + 1}`));
  const errors = requirements.flatMap(({ id, tests }) => {
    const cited = tests.flatMap(errorsOf);
    return (tests.length > 0 ? cited : ['no tests']).map((error) => `${id}: ${error}`);
  });
  expect(errors).toEqual([]);
});
