import { expect, onTestFinished, test } from 'vitest';
import { fragmentTarget } from '../src/lib/fragment.js';

test.each([
  ['the id as it stands', '#faq-cloud', 'faq-cloud'],
  ['the id that it encodes', '#f%C3%BCr%20alle', 'für alle'],
  ['an id with a per cent sign, as it stands', '#100%', '100%'],
  ['an id that looks encoded, before what it would decode to', '#a%20b', 'a%20b'],
])('a fragment leads to %s', (_, hash, id) => {
  const element = document.body.appendChild(document.createElement('p'));
  element.id = id;
  onTestFinished(() => element.remove());
  expect(fragmentTarget(hash)).toBe(element);
});

test.each(['', '#', '#nowhere', '#%', '#%E0%A4%A'])('"%s" leads nowhere, and throws nothing', (hash) => {
  expect(fragmentTarget(hash)).toBeNull();
});
