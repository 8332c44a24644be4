import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PACKAGE_FOLDER } from '../package-folder.ts';

/**
 * The 3,000 commonest passwords that the sign-up rule lets through (OWASP ASVS 6.2.4), in lower case, commonest first:
 * the password list of zxcvbn, by Dan Wheeler and Dropbox, Inc. (MIT licence), as kept in @zxcvbn-ts/language-common
 * 4.1.3, without those shorter than 8 characters.
 */
const FILE = join(PACKAGE_FOLDER, 'src/accounts/common-passwords.txt');

/** Reads the list. @returns tells whether a password is on it, in any mixture of letter cases. */
export async function readCommonPasswords(): Promise<(password: string) => boolean> {
  const list = new Set((await readFile(FILE, 'utf8')).trimEnd().split('\n'));
  return (password) => list.has(password.toLowerCase());
}
