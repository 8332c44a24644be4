/**
 * Reads the 3,000 most common passwords of at least 8 characters (OWASP ASVS 6.2.4).
 * @returns a function that tells whether a password is one of them, ignoring case.
 */
export async function readCommonPasswords(): Promise<(password: string) => boolean> {
  const { COMMON_PASSWORDS } = await import('./common-password-list.ts');
  const list = new Set(COMMON_PASSWORDS);
  return (password) => list.has(password.toLowerCase());
}
