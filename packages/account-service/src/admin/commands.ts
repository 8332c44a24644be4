import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { KEY_FILE, rotateKeys } from '../accounts/key-file.ts';
import { type Settings, withDefaults } from '../config/config.ts';
import { existingDatabaseFile, explainDiskError } from '../config/data-dir.ts';
import { readSettings, StartupError } from '../index.ts';
import { createLog } from '../log.ts';
import { explainUnavailable } from '../store/explain-unavailable.ts';
import { requireMigrated } from '../store/migrate.ts';
import { connectStore, type Store } from '../store/store.ts';
import { endAllLogins, endLogins, eraseAccount } from './accounts.ts';
import { listAbandonedMails, retryMails } from './mails.ts';
import { vacuum } from './vacuum.ts';

const USAGE = `Commands, which also work while the service runs:
  rotate-keys [--at-once]              adds a signing key, which signs 15 minutes later; --at-once replaces a key that has leaked
  list-abandoned-mails                 lists the mails whose delivery was given up
  retry-mails <id…> | --all            queues abandoned mails again
  end-logins <address or id> | --all   ends all logins of an account, or of all accounts
  erase-account <address or id>        erases an account, and all registrations, mails and support requests of its address
  vacuum                               removes what was deleted from the files of the database; calls wait meanwhile
They read the same settings as the service, such as DATA_DIR and DATABASE_URL.
`;

/** Commands that take `--all`. */
const WITH_ALL: readonly string[] = ['retry-mails', 'end-logins'];

/** Runs a command for the operator. @returns what to print. @throws StartupError with one sentence. */
export async function runCommand(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { positionals, values } = parse(args);
  const [name = '', ...operands] = positionals;
  if (values['at-once'] && name !== 'rotate-keys') throw new StartupError(USAGE.trimEnd());
  if (values.all && !WITH_ALL.includes(name)) throw new StartupError(USAGE.trimEnd());
  const settings = withDefaults(readSettings(env));
  if (name === 'rotate-keys' && operands.length === 0) {
    const { kid, signsFrom } = await rotateKeys(keyFileOf(settings), Date.now(), values['at-once']);
    return `The key ${kid} signs from ${new Date(signsFrom).toISOString()}.\n`;
  }
  const work = storeCommand(name, operands, values.all);
  if (!work) throw new StartupError(USAGE.trimEnd());
  if (!settings.databaseUrl) existingDatabaseFile(settings.dataDir);
  try {
    return await withStore(settings, work);
  } catch (error) {
    throw explainDiskError(explainUnavailable(error, settings), settings.dataDir);
  }
}

async function withStore(settings: Settings, work: (store: Store) => Promise<string>): Promise<string> {
  const store = await connectStore(settings, createLog('silent'), { hasTimeLimits: false });
  try {
    await requireMigrated(store.db, store.kind);
    return await work(store);
  } finally {
    await store.close();
  }
}

/** @throws StartupError when the service of these settings would not read the file. */
function keyFileOf({ tokenSecret, tokenKeysFile, databaseUrl, dataDir }: Settings): string {
  if (tokenSecret) {
    throw new StartupError(
      'TOKEN_SECRET is set, so the service signs with it and reads no key file. To replace a secret that has leaked, set another one, for the main application too, and restart the service.',
    );
  }
  if (!tokenKeysFile && !databaseUrl) existingDatabaseFile(dataDir);
  return tokenKeysFile ?? join(dataDir, KEY_FILE);
}

function storeCommand(
  name: string,
  operands: readonly string[],
  all: boolean,
): ((store: Store) => Promise<string>) | undefined {
  const [operand, ...more] = operands;
  const isSingle = operand !== undefined && more.length === 0;
  if (name === 'list-abandoned-mails' && operand === undefined) return listAbandonedMails;
  if (name === 'retry-mails' && all === (operand === undefined)) {
    return (store) => retryMails(store, all ? 'all' : [...new Set(operands)]);
  }
  if (name === 'vacuum' && operand === undefined) return vacuum;
  if (name === 'end-logins' && all && operand === undefined) return endAllLogins;
  if (name === 'end-logins' && isSingle && !all) return (store) => endLogins(store, operand);
  if (name === 'erase-account' && isSingle) return (store) => eraseAccount(store, operand);
  return undefined;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'at-once': { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
      },
    });
  } catch {
    throw new StartupError(USAGE.trimEnd());
  }
}
