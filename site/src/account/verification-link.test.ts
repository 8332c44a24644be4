import { readFileSync } from 'node:fs';
import { VERIFICATION_PATH, VERIFICATION_TOKEN_PARAMETER } from '@weft/account-contract';
import { expect, it } from 'vitest';
import { pathOf } from '../navigation/routes.ts';

// The first script of a page is one file. An import of the contract would split it, so the site has these words too.
it('has the path and the parameter that the mailed link has', () => {
  expect(pathOf('email-verification')).toBe(VERIFICATION_PATH);
  const source = readFileSync(new URL('./verification-link.ts', import.meta.url), 'utf8');
  expect(source).toContain(`'${VERIFICATION_TOKEN_PARAMETER}='`);
});
