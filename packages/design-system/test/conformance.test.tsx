import '../src/styles/styles.css';
import { describe, expect, test } from 'vitest';
import * as everything from '../src/index.js';
import { expectConformance } from './conformance.js';
import { FURTHER } from './further-specimens.js';
import { expectHydration } from './hydration.js';
import { EXEMPT, SPECIMENS } from './specimens.js';

test('every exported part has a specimen, or a reason for none', () => {
  const parts = Object.keys(everything).filter((name) => /^[A-Z]/.test(name));
  expect(parts.length).toBeGreaterThan(40);
  expect([...Object.keys(SPECIMENS), ...Object.keys(EXEMPT)].sort()).toEqual(parts.sort());
});

describe.each(Object.entries({ ...SPECIMENS, ...FURTHER }))('%s', (_, [element, slot, options]) => {
  test('keeps the contract of a part', () => expectConformance(element, slot, options));

  test('renders the same on a server and in a browser, in Strict Mode', async () => {
    await expectHydration(element);
  });
});
