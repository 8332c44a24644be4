import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PACKAGE_FOLDER } from '../package-folder.ts';

/**
 * The 3,000 most common passwords of at least 8 characters (OWASP ASVS 6.2.4), in lower case, most common first. Source:
 * the password list of zxcvbn, by Dan Wheeler and Dropbox, Inc. (MIT licence), in @zxcvbn-ts/language-common 4.1.3.
 */
const FILE = join(PACKAGE_FOLDER, 'src/accounts/common-passwords.txt');

/** Reads the list. @returns tells whether a password is on it, ignoring case. */
export async function readCommonPasswords(): Promise<(password: string) => boolean> {
  const list = new Set((await readFile(FILE, 'utf8')).trimEnd().split('\n'));
  return (password) => list.has(password.toLowerCase());
}
