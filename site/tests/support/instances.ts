import path from 'node:path';

/** The repository. */
export const root = path.join(import.meta.dirname, '../../..');

/** Away from the ports of a local run, so that tests do not disturb one; `E2E_PORT` is the first of six. */
const firstPort = Number(process.env.E2E_PORT || 4310);

/** One run of the product, on ports and data of its own. */
export interface Instance {
  /** Where the site, the account service and the main application's stand-in answer. */
  readonly site: string;
  readonly account: string;
  readonly mainApp: string;
  /** Accounts, mails and secrets of this run. */
  readonly dataDir: string;
  /** The built site. */
  readonly dist: string;
  /** What `start` is told. */
  readonly env: Readonly<Record<string, string>>;
}

/** In the environment of every build, under names that are nobody's business: it must never show up in one. */
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

/** The product as `start` runs it, and with every stronger option: PostgreSQL, hand-off by code, support key at the edge. */
export const instances = {
  default: instance('data', firstPort),
  hardened: instance('hardened', firstPort + 3, {
    HANDOFF: 'code',
    SUPPORT: 'edge',
    SITE_DIST: 'site/.cache/e2e-hardened-dist',
  }),
} as const;

/** Where the plain instance's parts answer. */
export const { site: siteOrigin, account: accountOrigin, mainApp: mainAppOrigin } = instances.default;

/** What the guarded instance's start notes beside its data: where PostgreSQL is, or why there is none. */
export interface PostgresNote {
  readonly url?: string;
  readonly why?: string;
}
/** @see {@link PostgresNote} */
export const postgresNote = path.join(instances.hardened.dataDir, 'postgres.json');
