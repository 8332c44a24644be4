import path from 'node:path';
import { fromRoot, ROOT } from '@weft/tools/paths';
import { expect, it } from 'vitest';

it('a path from the root is below it, and an absolute one stays as it is', () => {
  expect(fromRoot('site', 'dist')).toBe(path.join(ROOT, 'site/dist'));
  const elsewhere = path.resolve('/elsewhere/dist');
  // On Windows the relative path to another drive is absolute.
  expect(fromRoot(elsewhere)).toBe(elsewhere);
});
