import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hasCode, UserError } from './user-error.ts';

/** The secrets that are generated once for a local run. */
const NAMES = ['SUPPORT_KEY', 'HANDOFF_PASSPHRASE'] as const;

/** One random value for each name. The README of account-service explains their use. */
export type Secrets = Readonly<Record<(typeof NAMES)[number], string>>;

/** 32 bytes, the minimum that the account service accepts in production. */
const BYTES = 32;

async function readKnown(file: string): Promise<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(await readFile(file, 'utf8'));
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return {};
    if (error instanceof SyntaxError) {
      throw new UserError(
        `${file} is not valid JSON, so its secrets cannot be read: fix it, or delete it to have new ones generated.`,
      );
    }
    throw error;
  }
}

/**
 * Reads `secrets.json` in the data folder. Generates what is missing and writes it, readable only by its owner. A value
 * from the environment takes precedence and is not written.
 * @throws UserError when the folder is not writable.
 */
export async function prepareSecrets(dataDir: string): Promise<Secrets> {
  const file = path.join(dataDir, 'secrets.json');
  try {
    await createFolder(dataDir);
    const known = await readKnown(file);
    const kept = Object.fromEntries(
      NAMES.map((name) => {
        const value = known[name];
        return [name, typeof value === 'string' && value ? value : randomBytes(BYTES).toString('base64url')];
      }),
    ) as Secrets;
    if (NAMES.some((name) => known[name] !== kept[name])) await writeWhole(file, kept);
    return Object.fromEntries(NAMES.map((name) => [name, process.env[name] || kept[name]])) as Secrets;
  } catch (error) {
    if (!hasCode(error, 'EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EEXIST', 'EISDIR')) throw error;
    throw new UserError(
      `Accounts and mails cannot be kept in ${dataDir} because this user may not write there: make the folder writable, or name another one in DATA_DIR.`,
    );
  }
}

/**
 * Creates a folder and those above it, unless they exist. Not with `recursive`, which tries forever in a file system such as
 * /proc, where no folder can be created.
 */
async function createFolder(folder: string): Promise<void> {
  const parent = path.dirname(folder);
  if (!existsSync(parent)) await createFolder(parent);
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error;
  });
}

/** Writes a temporary file and renames it, so that a crash leaves either the old file or the new one. */
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
