import { renameSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTokenVerifier } from '@weft/account-contract/main-app';
import { decodeProtectedHeader } from 'jose';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createKeyFile, openKeyFile } from '../../src/accounts/key-file.ts';
import { createLog } from '../../src/log.ts';
import { admin } from '../admin-command.ts';
import { CREDENTIALS, makeAccount, start, startWithAccount, tempDir, WAIT } from '../harness.ts';
import { ownEnv, spawnService, startProcess } from '../service-process.ts';

const MINUTE = 60_000;

interface JsonWebKey {
  kid: string;
  d?: string;
}

const published = async (service: { url: string }) => {
  const response = await fetch(`${service.url}/.well-known/jwks.json`);
  return { headers: response.headers, keys: ((await response.json()) as { keys: JsonWebKey[] }).keys };
};
const kidOf = (accessToken = '') => decodeProtectedHeader(accessToken).kid;

describe('signing keys', () => {
  test('are keys for ES256 that the service creates, publishes without the private part, and names in tokens', async () => {
    const service = await startWithAccount();
    const { body } = await service.post('/user/login', CREDENTIALS);
    const { headers, keys } = await published(service);
    expect(headers.get('content-type')).toBe('application/jwk-set+json');
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    expect(keys).toEqual([
      {
        kty: 'EC',
        crv: expect.any(String),
        x: expect.any(String),
        y: expect.any(String),
        kid: expect.any(String),
        alg: 'ES256',
        use: 'sig',
      },
    ]);
    const header = { alg: 'ES256', kid: keys[0]?.kid, typ: 'at+jwt' };
    expect(decodeProtectedHeader(body.accestoken ?? '')).toEqual(header);
    expect((await stat(join(service.config.dataDir, 'token-keys.json'))).mode & 0o777).toBe(0o600);
  });

  test.runIf(process.getuid?.() === 0)(
    'keep the owner and the permissions of their file when root rotates them',
    async () => {
      const service = await start();
      const file = join(service.config.dataDir, 'token-keys.json');
      await chmod(file, 0o640);
      await chown(file, 65_534, 65_533);
      await admin(service.env, 'rotate-keys', '--at-once');
      const { uid, gid, mode } = await stat(file);
      expect([uid, gid, mode & 0o777]).toEqual([65_534, 65_533, 0o640]);
    },
  );

  test.each([
    ['another curve', { crv: 'P-384' }],
    ['no point of the curve', { x: 'AA' }],
    ['no private part', { d: '' }],
  ])('a key with %s ends the start', async (_what, change) => {
    const file = join(await tempDir(), 'keys.json');
    await admin({ TOKEN_KEYS_FILE: file }, 'rotate-keys');
    const { keys } = JSON.parse(await readFile(file, 'utf8')) as { keys: object[] };
    await writeFile(file, JSON.stringify({ keys: [{ ...keys[0], ...change }] }));
    await expect(start({ tokenKeysFile: file })).rejects.toThrow('is no JWK Set with private keys for ES256');
  });

  test('a rotation publishes two keys, and fails no verification', async () => {
    const service = await startWithAccount();
    const file = join(service.config.dataDir, 'token-keys.json');
    const logIn = async () => (await service.post('/user/login', CREDENTIALS)).body.accestoken ?? '';

    // The command adds a key with the real time; the service's clock is the test's.
    await admin(service.env, 'rotate-keys');
    const set = JSON.parse(await readFile(file, 'utf8')) as { keys: { kid: string; nbf: number }[] };
    const signsFrom = service.clock.now + 15 * MINUTE;
    if (set.keys[1]) set.keys[1].nbf = signsFrom / 1000;
    await writeFile(file, JSON.stringify(set));
    const [old = '', next] = set.keys.map(({ kid }) => kid);
    const kids = async () => (await published(service)).keys.map(({ kid }) => kid);
    await vi.waitFor(async () => expect(await kids()).toEqual([old, next]), WAIT);

    // Fetches the keys now, while the next one does not sign yet.
    const verify = createTokenVerifier({ userApi: service.url, now: service.clock.read });
    await verify(await logIn());
    service.clock.now = signsFrom - 1;
    const last = await logIn();
    expect(kidOf(last)).toBe(old);
    service.clock.now = signsFrom;
    const latest = await logIn();
    expect(kidOf(latest)).toBe(next);
    for (const token of [last, latest]) {
      expect((await service.me(token)).status).toBe(200);
      await expect(verify(token)).resolves.toMatchObject({ sessionId: expect.any(String) });
    }
    service.clock.now = signsFrom + 16 * MINUTE - 1;
    expect(await kids()).toEqual([old, next]);
    service.clock.now = signsFrom + 16 * MINUTE;
    expect(await kids()).toEqual([next]);
  });

  test('rotate-keys changes the keys of a running service, which needs no restart', async () => {
    const service = await startWithAccount({ clock: Date.now });
    const before = (await service.post('/user/login', CREDENTIALS)).body.accestoken;
    const said = await admin(service.env, 'rotate-keys');
    const [, added] = /^The key (\S+) signs from \S+\.\n$/.exec(said) ?? [];
    const kids = async () => (await published(service)).keys.map(({ kid }) => kid);
    await vi.waitFor(async () => expect(await kids()).toEqual([kidOf(before), added]), WAIT);
    expect(kidOf((await service.post('/user/login', CREDENTIALS)).body.accestoken)).toBe(kidOf(before));

    const replaced = await admin(service.env, 'rotate-keys', '--at-once');
    const [, only] = /^The key (\S+) /.exec(replaced) ?? [];
    await vi.waitFor(async () => expect(await kids()).toEqual([only]), WAIT);
    const after = (await service.post('/user/login', CREDENTIALS)).body.accestoken;
    expect(kidOf(after)).toBe(only);
    expect((await service.me(before)).status).toBe(401);
    expect((await service.me(after)).status).toBe(200);
  });

  test('a file that is replaced while the service starts is read again', async () => {
    const [file, newer] = [join(await tempDir(), 'keys.json'), join(await tempDir(), 'newer.json')];
    for (const each of [file, newer]) await createKeyFile(each, Date.now());
    const [added] = openKeyFile(newer, createLog('silent')).read();
    const parse = JSON.parse;
    const parsed = vi.spyOn(JSON, 'parse').mockImplementationOnce((text) => {
      renameSync(newer, file);
      return parse(text);
    });
    onTestFinished(() => parsed.mockRestore());
    const keys = openKeyFile(file, createLog('silent'));
    expect(keys.read()).not.toEqual([added]);
    await vi.waitFor(() => expect(keys.read()).toEqual([added]), WAIT);
  });

  test('the log says why a running service cannot read its key file', async () => {
    const service = await startProcess();
    const file = join(service.dataDir, 'token-keys.json');
    const untilLogged = (code: string) =>
      vi.waitFor(async () => {
        await published(service);
        expect(service.log.join('\n')).toContain(`"event":"token-keys.unreadable","code":"${code}"`);
      }, WAIT);
    await rm(file);
    await untilLogged('ENOENT');
    await mkdir(file);
    await untilLogged('EISDIR');
  });

  test('a damaged file stops a start with one sentence, but not a running service', async () => {
    const service = await startProcess();
    await makeAccount(service);
    const file = join(service.dataDir, 'token-keys.json');
    await writeFile(file, '{"keys":[]}');
    await vi.waitFor(async () => {
      expect((await service.post('/user/login', CREDENTIALS)).status).toBe(200);
      expect(service.log.join('\n')).toContain('"event":"token-keys.unreadable"');
    }, WAIT);
    service.child.kill('SIGTERM');
    await service.ended;
    const again = spawnService(service.env);
    expect(await again.ended).toBe(1);
    expect(again.errors()).toBe(
      `${file} is no JWK Set with private keys for ES256: restore it, or remove it.\n`,
    );
  });

  test('a named file must exist, and rotate-keys creates it', async () => {
    const { env } = await ownEnv();
    const TOKEN_KEYS_FILE = join(await tempDir(), 'keys.json');
    const failed = spawnService({ ...env, TOKEN_KEYS_FILE });
    expect(await failed.ended).toBe(1);
    expect(failed.errors()).toContain(`The signing keys in ${TOKEN_KEYS_FILE} cannot be read (ENOENT)`);
    await admin({ TOKEN_KEYS_FILE }, 'rotate-keys');
    const service = spawnService({ ...env, TOKEN_KEYS_FILE });
    await service.logged('service.started');
  });

  test('TOKEN_SECRET signs with HS256 instead, and publishes no key', async () => {
    const secret = 'a secret of thirty-two bytes or so, 1234';
    const service = await startWithAccount({ clock: Date.now, tokenSecret: secret });
    const { accestoken = '' } = (await service.post('/user/login', CREDENTIALS)).body;
    expect(decodeProtectedHeader(accestoken)).toEqual({ alg: 'HS256', typ: 'at+jwt' });
    expect((await published(service)).keys).toEqual([]);
    const shared = createTokenVerifier({ userApi: service.url, secret });
    await expect(shared(accestoken)).resolves.toMatchObject({ accountId: expect.any(String) });
    await expect(createTokenVerifier({ userApi: service.url })(accestoken)).rejects.toThrow();
  });
});
