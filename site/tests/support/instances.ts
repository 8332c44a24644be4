import path from 'node:path';

/** The root of the repository. */
export const root = path.join(import.meta.dirname, '../../..');

/** The first of six ports. They differ from the ports of a local run, so that both can run at once. */
const firstPort = Number(process.env.E2E_PORT || 4310);

/** One running product with its own ports and data. */
export interface Instance {
  /** Origins of the site, the account service and the main application's stand-in. */
  readonly site: string;
  readonly account: string;
  readonly mainApp: string;
  /** Folder of accounts, mails and secrets. */
  readonly dataDir: string;
  /** Folder of the built site. */
  readonly dist: string;
  /** Environment variables for `start`. */
  readonly env: Readonly<Record<string, string>>;
}

/** A secret in the environment of every build, under names that no build reads. It must not appear in a build. */
export const canary = 'canary-4f1c9a7e-of-the-tests';

function instance(name: string, port: number, env: Readonly<Record<string, string>> = {}): Instance {
  const at = (number: number) => `http://localhost:${number}`;
  const dataDir = path.join(root, `site/.cache/e2e-${name}`);
  const dist = path.join(root, env.SITE_DIST ?? 'site/dist');
  const ports = {
    SITE_PORT: String(port),
    ACCOUNT_PORT: String(port + 1),
    MAIN_APP_PORT: String(port + 2),
  };
  return {
    site: at(port),
    account: at(port + 1),
    mainApp: at(port + 2),
    dataDir,
    dist,
    env: { ...ports, DATA_DIR: dataDir, SMTP_PASS: canary, VITE_CANARY: canary, ...env },
  };
}

/** The product with default settings, and with every stronger option: PostgreSQL, hand-off by code, support edge. */
export const instances = {
  default: instance('data', firstPort),
  hardened: instance('hardened', firstPort + 3, {
    HANDOFF: 'code',
    SUPPORT: 'edge',
    SITE_DIST: 'site/.cache/e2e-hardened-dist',
  }),
} as const;

/** Origins of the default instance. */
export const { site: siteOrigin, account: accountOrigin, mainApp: mainAppOrigin } = instances.default;

/** Where the hardened instance's PostgreSQL is, or why there is none. */
export interface PostgresNote {
  readonly url?: string;
  readonly why?: string;
}
/** @see {@link PostgresNote} */
export const postgresNote = path.join(instances.hardened.dataDir, 'postgres.json');
