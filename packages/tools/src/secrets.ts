import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hasCode, UserError } from './user-error.ts';

/** The names of what is generated once for a local run. */
const NAMES = ['SUPPORT_KEY', 'HANDOFF_PASSPHRASE', 'TOKEN_SECRET'] as const;

/** One random value for each name; see the package account-service for their use. */
export type Secrets = Readonly<Record<(typeof NAMES)[number], string>>;

/** 32 bytes, the least that the account service accepts in production (Security A33). */
const BYTES = 32;

async function readKnown(file: string): Promise<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(await readFile(file, 'utf8'));
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return {};
    if (error instanceof SyntaxError) {
      throw new UserError(
        `${file} is not readable as JSON, so the keys of this run are unknown: mend it, or delete it to have new ones made.`,
      );
    }
    throw error;
  }
}

/**
 * Reads `secrets.json` in the data folder; what is missing is generated and written, readable by its owner alone.
 * A value set in the environment wins and is not written.
 * @throws UserError when the folder cannot be written.
 */
export async function prepareSecrets(
  dataDir: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Secrets> {
  const file = path.join(dataDir, 'secrets.json');
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const known = await readKnown(file);
    const kept = Object.fromEntries(
      NAMES.map((name) => {
        const value = known[name];
        return [name, typeof value === 'string' && value ? value : randomBytes(BYTES).toString('base64url')];
      }),
    ) as Secrets;
    if (NAMES.some((name) => known[name] !== kept[name])) await writeWhole(file, kept);
    return Object.fromEntries(NAMES.map((name) => [name, env[name] || kept[name]])) as Secrets;
  } catch (error) {
    if (!hasCode(error, 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'EISDIR')) throw error;
    throw new UserError(
      `Accounts and mails cannot be kept in ${dataDir} because this user may not write there: make the folder writable, or name another one in DATA_DIR.`,
    );
  }
}

/** Writes beside the file and renames, so that a crash leaves either the old file or the new one. */
async function writeWhole(file: string, secrets: Secrets): Promise<void> {
  const draft = `${file}.${process.pid}.tmp`;
  await writeFile(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  try {
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
