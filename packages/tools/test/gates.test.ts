import { chooseGates, GATES, newProblems } from '@weft/tools/gates';
import { expect, it } from 'vitest';

const names = (...words: string[]): string[] => chooseGates(words).map(({ name }) => name);

it('chooses every gate without a word', () => {
  expect(chooseGates([])).toEqual(GATES);
});

it('chooses the gates whose names contain a word, in their order', () => {
  expect(names('types: site', 'lint')).toEqual(['lint', 'types: site']);
  expect(names('types').every((name) => name.startsWith('types: '))).toBe(true);
});

it('rejects a word that no gate has', () => {
  expect(() => chooseGates(['lint', 'typos'])).toThrow(/No check has 'typos'.*: choose from install, /);
});

it('prints a problem that two gates find only once, and every other problem', () => {
  const told = new Set<string>();
  const shared = 'badge.tsx(8,3): error TS2741: Missing\n  Type A\n  Type B';
  expect(newProblems(shared, told)).toBe(shared);
  expect(newProblems(`${shared}\npage.tsx(1,1): error TS2741: Missing\n  Type A`, told)).toBe(
    'page.tsx(1,1): error TS2741: Missing\n  Type A',
  );
  expect(newProblems(shared, told)).toBe('The same problems as above');
});
