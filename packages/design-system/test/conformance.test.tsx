import '../src/styles/styles.css';
import '../src/styles/prose.css';
import '../src/styles/marketing.css';
import '../src/styles/navigation.css';
import '../src/styles/controls.css';
import '../src/styles/overlays.css';
import { describe, expect, test } from 'vitest';
import * as everything from '../src/index.js';
import { expectConformance } from './conformance.js';
import { EXEMPT, FIXTURES } from './fixtures.js';
import { FIXTURES_WITH_OPTIONS } from './fixtures-with-options.js';
import { expectHydration } from './hydration.js';

test('every exported component has a fixture, or a reason for none', () => {
  const parts = Object.keys(everything).filter((name) => /^[A-Z]/.test(name));
  expect(parts.length).toBeGreaterThan(40);
  expect([...Object.keys(FIXTURES), ...Object.keys(EXEMPT)].sort()).toEqual(parts.sort());
});

describe.each(Object.entries({ ...FIXTURES, ...FIXTURES_WITH_OPTIONS }))(
  '%s',
  (_, [element, slot, options]) => {
    test('meets the component contract', () => expectConformance(element, slot, options));

    test('hydrates without a mismatch, in Strict Mode', async () => {
      await expectHydration(element);
    });
  },
);
