// @vitest-environment jsdom

import { expect, test } from 'vitest';
import { diagnose } from '../../src/doctor/index.ts';

test('says where it works instead of judging a page without layout', () => {
  expect(() => diagnose()).toThrow(
    "diagnose() needs a browser with layout, such as Vitest's browser mode or Playwright",
  );
});
