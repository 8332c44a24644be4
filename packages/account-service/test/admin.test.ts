import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@weft/tools/ports';
import { describe, expect, test, vi } from 'vitest';
import { runCommand } from '../src/admin/commands.ts';
import { admin, adminFromSource } from './admin-command.ts';
import { query, rows } from './database.ts';
import {
  CREDENTIALS,
  makeAccount,
  openSink,
  registration,
  start,
  supportRequest,
  tempDir,
  WAIT,
  WITH_KEY,
} from './harness.ts';
import { ownEnv, spawnService, startProcess } from './service-process.ts';

/** The operator's commands use the real time. */
const startWithRealTime = () => start({ clock: Date.now });

describe('commands for the operator', () => {
  test('end-logins ends all logins of an account, by address in any spelling and by id', async () => {
    const service = await startWithRealTime();
    await makeAccount(service);
    const logIn = async () => (await service.post('/user/login', CREDENTIALS)).body;
    const [one, other] = [await logIn(), await logIn()];
    const { id } = (await service.me(one.accestoken)).body;
    expect(await admin(service.env, 'end-logins', ' Ada@EXAMPLE.com')).toBe(
      `Ended all logins of account ${id}.\n`,
    );
    for (const { accestoken, refreshtoken } of [one, other]) {
      expect((await service.me(accestoken)).status).toBe(401);
      expect((await service.post('/user/refresh', { refreshtoken })).status).toBe(401);
    }
    expect(await admin(service.env, 'end-logins', id ?? '')).toBe(`Account ${id} had no logins.\n`);
    await expect(admin(service.env, 'end-logins', 'bea@example.com')).rejects.toThrow(
      'There is no account bea@example.com.',
    );
    expect((await service.post('/user/login', CREDENTIALS)).status).toBe(200);
  });

  test('end-logins --all ends the logins of all accounts', async () => {
    const service = await startWithRealTime();
    const emails = ['ada@example.com', 'bea@example.com'];
    for (const email of emails) await makeAccount(service, { email });
    const logIn = async (email: string) =>
      (await service.post('/user/login', { ...CREDENTIALS, email })).body;
    const logins = [
      await logIn('ada@example.com'),
      await logIn('ada@example.com'),
      await logIn('bea@example.com'),
    ];
    expect(await admin(service.env, 'end-logins', '--all')).toBe('Ended all logins of all accounts.\n');
    for (const { accestoken, refreshtoken } of logins) {
      expect((await service.me(accestoken)).status).toBe(401);
      expect((await service.post('/user/refresh', { refreshtoken })).status).toBe(401);
    }
    expect(await admin(service.env, 'end-logins', '--all')).toBe('There were no logins.\n');
    expect((await service.post('/user/login', CREDENTIALS)).status).toBe(200);
  });

  test('erase-account erases everything about an address, and nothing about others', async () => {
    const service = await startWithRealTime();
    await makeAccount(service, { email: 'Da@example.com', name: 'Danaë Keeper' });
    await makeAccount(service, { email: 'Ada@example.com', name: 'Ada Erasmus' });
    const keep = (await service.post('/user/login', { ...CREDENTIALS, email: 'da@example.com' })).body;
    const gone = (await service.post('/user/login', CREDENTIALS)).body;
    await service.post('/user/register', registration({ email: 'ada@example.com' }));
    for (const business_email of ['ADA@example.com', 'da@example.com']) {
      await service.post('/customer-support', supportRequest({ business_email }), WITH_KEY);
    }

    expect(await admin(service.env, 'erase-account', 'ada@example.com')).toBe(
      'Erased: registrations 2, accounts 1, mails 3, requests 1.\n',
    );
    expect((await service.me(gone.accestoken)).status).toBe(401);
    expect((await service.post('/user/login', CREDENTIALS)).status).toBe(401);
    expect((await service.me(keep.accestoken)).body.name).toBe('Danaë Keeper');
    const tables = ['account', 'registration', 'mail', 'mail_allowance', 'support_request', 'refresh_token'];
    const left = await Promise.all(tables.map((table) => rows(service.config, `select * from ${table}`)));
    expect(left.map((each) => each.length)).toEqual([1, 1, 2, 1, 1, 1]);
    expect(JSON.stringify(left)).not.toMatch(/[^\w]ada@example\.com/i);
    await expect(admin(service.env, 'erase-account', 'ada@example.com')).rejects.toThrow(
      'There is nothing about ada@example.com.',
    );
    await makeAccount(service, { email: 'ada@example.com' });
  });

  test.each([
    ['josé@example.com', 'JOSÉ@Example.com'],
    ['ada@bücher.example', 'Ada@xn--bcher-kva.example'],
    ['ada@xn--bcher-kva.example', 'ada@BÜCHER.example'],
    ['O\u0308lga@example.com', '\u00D6LGA@example.com'],
  ])('erase-account %s erases what %s sent, too', async (address, spelling) => {
    const service = await startWithRealTime();
    await service.post('/user/register', registration({ email: spelling }));
    const request = supportRequest({ business_email: spelling });
    await service.post('/customer-support', request, WITH_KEY);
    // As after seven days: the registration is purged, its mail is not.
    await rows(service.config, 'delete from verification_link');
    await rows(service.config, 'delete from registration');
    await admin(service.env, 'erase-account', address);
    expect(await rows(service.config, 'select * from support_request')).toEqual([]);
    expect(await rows(service.config, 'select * from mail')).toEqual([]);
  });

  test.each(['Ada<ada@x.yz>', 'ada@[1.2.3.4]', 'ada@b%c.de'])(
    'erase-account erases support requests from %s, whose host cannot be read',
    async (business_email) => {
      const service = await startWithRealTime();
      for (const sender of [business_email, 'bea@example.com']) {
        const request = supportRequest({ business_email: sender });
        const { status } = await service.post('/customer-support', request, WITH_KEY);
        expect(status).toBe(200);
      }
      expect(await admin(service.env, 'erase-account', ` ${business_email.toUpperCase()}`)).toBe(
        'Erased: registrations 0, accounts 0, mails 1, requests 1.\n',
      );
      const left = await rows(service.config, 'select business_email from support_request');
      expect(left).toEqual([{ business_email: 'bea@example.com' }]);
    },
  );

  test.each(['ada@', 'ada.de', 'ada@b%c.de'])('say that there is nothing about %s', async (text) => {
    const service = await startWithRealTime();
    await makeAccount(service, { email: 'ada.d@ada.de' });
    await expect(admin(service.env, 'erase-account', text)).rejects.toThrow(
      `\nThere is nothing about ${text}.\n`,
    );
    await expect(admin(service.env, 'end-logins', text)).rejects.toThrow(`\nThere is no account ${text}.\n`);
  });

  test('lists abandoned mails, and queues them again, all or some', async () => {
    const port = await freePort();
    const service = await startProcess({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    for (const email of ['ada@example.com', 'bea@example.com', 'cleo@example.com']) {
      expect((await service.post('/user/register', registration({ email }))).status).toBe(200);
    }
    expect(await admin(service.env, 'list-abandoned-mails')).toBe('');
    service.child.kill('SIGTERM');
    await service.ended;
    await rows(service, 'update mail set abandoned_at = 1795000000000, attempts = 100');

    const listed = (await admin(service.env, 'list-abandoned-mails')).trimEnd().split('\n');
    expect(listed).toHaveLength(3);
    const ofAda = listed.find((line) => line.includes('ada@example.com'))?.split('\t') ?? [];
    expect(ofAda.slice(1)).toEqual([
      '2026-11-18T11:06:40.000Z',
      '100',
      'ada@example.com',
      'Verify your email address',
    ]);
    expect(await admin(service.env, 'retry-mails', ofAda[0] ?? '', ofAda[0] ?? '')).toBe('Queued 1 mail.\n');
    await expect(admin(service.env, 'retry-mails', ofAda[0] ?? '')).rejects.toThrow('Queued 0 of 1 mails');
    expect(await admin(service.env, 'retry-mails', '--all')).toBe('Queued 2 mails.\n');

    const sink = await openSink();
    await spawnService({ ...service.env, SMTP_URL: sink.url }).logged('service.started');
    await vi.waitFor(() => expect(sink.received).toHaveLength(3), WAIT);
    expect(await admin(service.env, 'list-abandoned-mails')).toBe('');
  });

  test('fail with one sentence where there is no database, and create none', async () => {
    const DATA_DIR = await tempDir();
    await expect(admin({ DATA_DIR }, 'list-abandoned-mails')).rejects.toThrow(
      `There is no database in ${DATA_DIR}: set DATA_DIR to its folder.`,
    );
    expect(await readdir(DATA_DIR)).toEqual([]);
    const DATABASE_URL = `postgres://nobody@127.0.0.1:${await freePort()}/none`;
    await expect(admin({ DATA_DIR, DATABASE_URL }, 'list-abandoned-mails')).rejects.toThrow(
      'The database is out of reach (ECONNREFUSED): check that it runs, and that DATABASE_URL is right.',
    );
    const withMissingFile = { DATA_DIR, DATABASE_URL: `${DATABASE_URL}?sslrootcert=/none` };
    await expect(admin(withMissingFile, 'vacuum')).rejects.toThrow(
      'DATABASE_URL names /none, which cannot be read (ENOENT)',
    );
  });

  test('fail with one sentence where the database has no tables', async () => {
    const { env, dataDir, databaseUrl } = await ownEnv();
    if (!databaseUrl) await writeFile(join(dataDir, 'accounts.sqlite'), '');
    // The table of another program, where the service does not look.
    else await query(databaseUrl, 'create schema other create table migration (name text)');
    await expect(admin(env, 'list-abandoned-mails')).rejects.toThrow(
      'The database has no tables of the service',
    );
  });

  test('create no file while the service is stopped, because it could not open a file of root', async () => {
    const service = await startProcess();
    service.child.kill('SIGTERM');
    await service.ended;
    await rm(join(service.dataDir, 'limits.sqlite'), { force: true });
    const files = await readdir(service.dataDir);
    await admin(service.env, 'list-abandoned-mails');
    await expect(admin(service.env, 'erase-account', 'ada@example.com')).rejects.toThrow('There is nothing');
    expect(await readdir(service.dataDir)).toEqual(files);
  });

  test('explain themselves', async () => {
    await expect(adminFromSource()).rejects.toThrow('Commands, which also work while the service runs:');
  });

  test.each([
    [['nonsense']],
    [['rotate-keys', 'x']],
    [['retry-mails']],
    [['retry-mails', 'x', '--all']],
    [['end-logins']],
    [['end-logins', 'x', '--all']],
    [['erase-account', 'x', '--all']],
    [['vacuum', '--all']],
    [['end-logins', 'x', '--at-once']],
    [['--what']],
  ])('reject the arguments %j', async (args) => {
    await expect(runCommand(args, { NODE_ENV: 'development' })).rejects.toThrow(
      'Commands, which also work while the service runs:',
    );
  });
});
