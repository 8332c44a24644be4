import { VERIFICATION_PATH, VERIFICATION_TOKEN_PARAMETER } from '@weft/account-contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import { pathOf } from '../navigation/routes.ts';
import { keepVerificationLink, verificationToken } from './verification-link.ts';

// The first script of a page is one file. Importing the contract would split it, so the site repeats path and parameter.
it('the site reads the path and the parameter of the mailed link', () => {
  expect(pathOf('email-verification')).toBe(VERIFICATION_PATH);
  const location = { pathname: VERIFICATION_PATH, search: `?${VERIFICATION_TOKEN_PARAMETER}=abc` };
  vi.stubGlobal('window', { location, history: { state: null, replaceState: vi.fn() } });
  vi.stubGlobal('document', { documentElement: { toggleAttribute: vi.fn() } });
  onTestFinished(() => void vi.unstubAllGlobals());
  keepVerificationLink();
  expect(verificationToken()).toBe('abc');
});
