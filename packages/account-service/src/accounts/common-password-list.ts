import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * The list of zxcvbn, by Dan Wheeler and Dropbox, Inc. (MIT licence), in lower case, most common first. `bundle.ts` replaces this module
 * with its value.
 */
export const COMMON_PASSWORDS: readonly string[] = dictionary['passwords-common']
  .filter((password) => password.length >= 8)
  .slice(0, 3000);
