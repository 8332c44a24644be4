import { chooseGates, GATES } from '@weft/tools/gates';
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
