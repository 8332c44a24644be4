import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readVerificationToken, toRegistrationPayload, verificationLink } from '@weft/account-contract';
import { signUp } from '@weft/account-contract/test/samples';
import { inject, onTestFinished } from 'vitest';
import { canonicalAddress } from '../src/accounts/address.ts';
import { type ServiceConfig, startService } from '../src/index.ts';
import { query } from './database.ts';
import { FAST_HASHING } from './fast-hashing.ts';
import { SmtpSink } from './smtp-sink.ts';
import { TEMPORARY_FOLDER } from './temporary-folder.ts';

export const SITE = 'http://site.test';
export const SUPPORT_KEY = 'a-support-key-for-tests-only-0123456789';
/** Headers of a support request with the key. */
export const WITH_KEY = { 'secret-key': SUPPORT_KEY };
export const PASSPHRASE = 'a-passphrase-for-tests-only-0123456789';

/** How long `vi.waitFor` waits for what a busy machine does late, in milliseconds. */
export const WAIT = { timeout: 30_000, interval: 50 };

/** Connection string of the PostgreSQL server; undefined in the SQLite project. */
export const postgres = inject('store') === 'postgres' ? inject('postgresUrl') : undefined;

/** Runs when the current test has finished, whether it passed or not. */
function afterTest(work: () => Promise<unknown>): void {
  onTestFinished(async () => {
    await work();
  });
}

/** Creates a temporary folder that is removed after the test. */
export async function tempDir(): Promise<string> {
  const dir = await mkdtemp(join(TEMPORARY_FOLDER, 'account-service-'));
  afterTest(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

/**
 * Creates a PostgreSQL database that is dropped after the test; returns no settings for SQLite.
 * @param template database to copy; an empty one by default.
 * @param server connection string of the server.
 */
export async function freshDatabase(
  template = 'template1',
  server = postgres,
): Promise<{ databaseUrl?: string }> {
  if (!server) return {};
  const name = `weft_${randomUUID().replaceAll('-', '')}`;
  // Copies files, which takes a fifth of the time of PostgreSQL's default.
  await query(server, `create database ${name} template ${template} strategy file_copy`);
  afterTest(() => query(server, `drop database if exists ${name} with (force)`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { databaseUrl: url.href };
}

/** Creates a database with all tables, but none for SQLite. Copying them takes less time than creating them. */
const migratedDatabase = async () => (postgres ? freshDatabase(inject('migratedDatabase')) : {});

/** Starts an SMTP server that is stopped after the test. */
export async function openSink(): Promise<SmtpSink> {
  const sink = await new SmtpSink().open();
  afterTest(() => sink.close());
  return sink;
}

/** A clock that stands still until the test advances it. */
class TestClock {
  now = Date.parse('2026-11-20T12:00:00Z');
  readonly read = (): number => this.now;
  advance(ms: number): void {
    this.now += ms;
  }
}

export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
}

/** A reply of the service. */
export interface Answer {
  status: number;
  headers: Headers;
  body: {
    status?: string;
    message?: string;
    accestoken?: string;
    refreshtoken?: string;
    code?: string;
    id?: string;
    name?: string;
  };
}

/**
 * Starts a service on a free port with a store of its own, and returns it with functions that call it, and the settings by which a
 * command of the operator finds its store.
 */
export async function start(config: Partial<ServiceConfig> = {}) {
  const clock = new TestClock();
  const dataDir = config.dataDir ?? (await tempDir());
  const whole: ServiceConfig = {
    dataDir,
    siteOrigins: [SITE],
    supportKey: SUPPORT_KEY,
    accountPort: 0,
    mainApp: { port: 0, passphrase: PASSPHRASE },
    relaxLocalLimits: true,
    passwordCost: FAST_HASHING,
    clock: clock.read,
    ...('databaseUrl' in config ? {} : await migratedDatabase()),
    ...config,
  };
  const service = await startService(whole);
  afterTest(() => service.close());

  const { databaseUrl } = whole;
  const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  return { ...service, config: whole, env, clock, ...callsOf(service.url) };
}

/** Functions that call a service without SMTP server. */
export function callsOf(url: string) {
  const mails = async (): Promise<Mail[]> => {
    const response = await fetch(`${url}/outbox/mails.json`);
    return (await response.json()) as Mail[];
  };
  const mailsTo = async (address: string) => {
    const wanted = canonicalAddress(address);
    return (await mails()).filter(({ to }) => canonicalAddress(to) === wanted);
  };
  return {
    mails,
    /** Mails to an address in any spelling. */
    mailsTo,
    /** POSTs JSON, or no body, to the service or another origin. */
    post: (path: string, body?: unknown, headers: Record<string, string> = {}, origin = url) =>
      post(origin + path, body, headers),
    /** GETs who is logged in. */
    me: async (accessToken: string | undefined) => {
      const headers = { authorization: `Bearer ${accessToken}` };
      return await toAnswer(await fetch(`${url}/user/me`, { headers }));
    },
    /** Tokens of the verification links sent to an address, latest first. */
    tokensOf: async (address: string) => (await mailsTo(address)).flatMap((mail) => tokenIn(mail) ?? []),
  };
}

export type Running = Awaited<ReturnType<typeof start>>;

export async function post(
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    ...(body === undefined
      ? { headers }
      : {
          headers: { 'content-type': 'application/json', ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
  });
  return await toAnswer(response);
}

/** The value of the metric `weft_database_up`, which the service serves on a port. */
export async function databaseUp(port: number | string): Promise<string | undefined> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return /^weft_database_up (\d)$/m.exec(text)?.[1];
}

async function toAnswer(response: Response): Promise<Answer> {
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Answer['body'],
  };
}

/** Token of a verification mail, percent-decoded. */
function tokenIn(mail: Mail): string | undefined {
  const link = mail.text.split('\n').find((line) => line.startsWith(verificationLink(SITE, '')));
  return link === undefined ? undefined : readVerificationToken(new URL(link).search);
}

/** The credentials of the person of {@link registration}. */
export const CREDENTIALS = { email: 'ada@example.com', password: 'correct horse' };

/** A valid registration, with changes. */
export function registration(changes: Record<string, unknown> = {}) {
  const password = typeof changes.password === 'string' ? changes.password : 'correct horse';
  const form = { ...signUp, password, confirmPassword: password };
  return { ...toRegistrationPayload(form), ...changes };
}

/** A valid support request, with changes. */
export function supportRequest(changes: Record<string, unknown> = {}) {
  return {
    name: 'Ada Lovelace',
    business_email: 'ada@example.com',
    phone_number: '020 7946 0000',
    company_name: 'Analytical Engines',
    category: 'Feature Request',
    description: 'Please add looms.\nThank you.',
    ...changes,
  };
}

/** Creates an account: registers, and opens the link of the latest mail. */
export async function makeAccount(
  service: Pick<Running, 'post' | 'tokensOf'>,
  changes: Record<string, unknown> = {},
) {
  const form = registration(changes);
  await service.post('/user/register', form);
  const [token] = await service.tokensOf(form.email);
  const verified = await service.post(`/user/verify-email?token=${encodeURIComponent(token ?? '')}`);
  if (verified.status !== 200) throw new Error(`Not verified: ${verified.body.message}`);
  return { form, token: token ?? '' };
}

/** Starts a service that has the account of {@link CREDENTIALS}. */
export async function startWithAccount(config: Partial<ServiceConfig> = {}) {
  const service = await start(config);
  await makeAccount(service);
  return service;
}
