import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { PATHS } from '@weft/account-contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startWithAccount, WAIT } from '../harness.ts';

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const contract = dirname(require.resolve('@weft/account-contract/package.json'));
const page = readFileSync(join(contract, 'main-application.md'), 'utf8');

const examples = new Map(
  page
    .split(/^### /m)
    .slice(1)
    .map((section) => [
      section.slice(0, section.indexOf('\n')),
      /^```ts\n([\s\S]*?)^```/m.exec(section)?.[1] ?? '',
    ]),
);

/** Writes the examples as modules below this package, where Node and TypeScript find the contract. @returns their folder. */
async function writeExamples(userApi: string): Promise<string> {
  const dir = join(import.meta.dirname, `../../.cache/examples-${process.pid}-${Date.now()}`);
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  await mkdir(dir, { recursive: true });
  for (const [name, code] of examples) {
    await writeFile(join(dir, fileOf(name)), `const userApi: string = ${JSON.stringify(userApi)};\n${code}`);
  }
  return dir;
}

const fileOf = (name: string) => `${name.toLowerCase().replace(/\W+/g, '-')}.ts`;

/** The exports of the page's examples. */
interface Examples {
  'Verify an access token': { accountOf(request: Request): Promise<string> };
  'Verify without this package': {
    verifyAccessToken(token: string): Promise<{ sub?: string; sid?: string }>;
  };
  'Keep a login on the server': {
    startSession(tokens: Tokens): string;
    whoIs(id: string): Promise<{ name: string; roles: string[] } | undefined>;
    logOut(id: string, everywhere?: boolean): Promise<void>;
  };
  'Verify, refresh and log out in a page': {
    Login: new (
      tokens: Tokens,
    ) => { accessToken(): Promise<string | undefined>; logOut(everywhere?: boolean): Promise<void> };
  };
}

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

async function setUp() {
  // A token verifier uses the real time.
  const service = await startWithAccount({ clock: Date.now });
  const dir = await writeExamples(service.url);
  return {
    service,
    load: async <Name extends keyof Examples>(name: Name) =>
      (await import(pathToFileURL(join(dir, fileOf(name))).href)) as Examples[Name],
    logIn: async (): Promise<Tokens> => {
      const { body } = await service.post('/user/login', {
        email: 'ada@example.com',
        password: 'correct horse',
      });
      return { accessToken: body.accestoken ?? '', refreshToken: body.refreshtoken ?? '' };
    },
  };
}

const EXPIRED = 'eyJhbGciOiJFUzI1NiJ9.e30.AA';

test('every example of the page type-checks', async () => {
  const dir = await writeExamples('https://accounts.example.com');
  await writeFile(
    join(dir, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.json', include: ['*.ts'] }),
  );
  const compiler = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  await run(process.execPath, [compiler, '-p', dir]).catch((error: { stdout: string; message: string }) => {
    throw new Error(error.stdout || error.message);
  });
  expect([...examples.keys()]).toEqual([
    'Verify an access token',
    'Verify without this package',
    'Keep a login on the server',
    'Verify, refresh and log out in a page',
  ]);
});

test('both ways of verifying accept the service’s tokens and no others', async () => {
  const { service, load, logIn } = await setUp();
  const { accountOf } = await load('Verify an access token');
  const { verifyAccessToken } = await load('Verify without this package');
  const { accessToken } = await logIn();
  const { id = '' } = (await service.me(accessToken)).body;
  const request = (authorization: string) => new Request('http://app.test', { headers: { authorization } });
  expect(await accountOf(request(`Bearer ${accessToken}`))).toBe(id);
  expect(await verifyAccessToken(accessToken)).toMatchObject({ sub: id, sid: expect.any(String) });
  const [head, payload, signature = ''] = accessToken.split('.');
  const forged = `${head}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  for (const token of ['', EXPIRED, forged]) {
    await expect(accountOf(request(`Bearer ${token}`))).rejects.toThrow();
    await expect(verifyAccessToken(token)).rejects.toThrow();
  }
});

test('a login on a server is refreshed and ended', async () => {
  const { service, load, logIn } = await setUp();
  const { startSession, whoIs, logOut } = await load('Keep a login on the server');
  const tokens = await logIn();
  const id = startSession({ ...tokens, accessToken: EXPIRED });
  expect(await whoIs(id)).toMatchObject({ name: 'Ada Lovelace', roles: ['user'] });
  expect(await whoIs(id)).toMatchObject({ name: 'Ada Lovelace' });
  await logOut(id);
  expect(await whoIs(id)).toBeUndefined();
  expect((await service.me(tokens.accessToken)).status).toBe(401);

  const elsewhere = startSession(await logIn());
  const here = startSession(await logIn());
  await logOut(here, true);
  expect(await whoIs(elsewhere)).toBeUndefined();
});

test('a login in a page stays ended when it is logged out during a refresh', async () => {
  const { load, logIn } = await setUp();
  const { Login } = await load('Verify, refresh and log out in a page');
  const refreshed = vi.fn();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const response = await send(...request);
    if (!String(request[0]).endsWith(PATHS.refresh)) return response;
    refreshed();
    await released;
    return response;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const login = new Login({ ...(await logIn()), accessToken: EXPIRED });
  const token = login.accessToken();
  await vi.waitFor(() => expect(refreshed).toHaveBeenCalled(), WAIT);
  await login.logOut();
  release();
  expect(await token).toBeUndefined();
  expect(await login.accessToken()).toBeUndefined();
});

test('a login in a page is refreshed once for several calls, and ended', async () => {
  const { service, load, logIn } = await setUp();
  const { Login } = await load('Verify, refresh and log out in a page');
  const tokens = await logIn();
  const login = new Login({ ...tokens, accessToken: EXPIRED });
  const [one, other] = await Promise.all([login.accessToken(), login.accessToken()]);
  expect((await service.me(one)).status).toBe(200);
  expect(other).toBe(one);
  expect(await login.accessToken()).toBe(one);
  await login.logOut();
  expect(await login.accessToken()).toBeUndefined();
  expect((await service.me(one)).status).toBe(401);
});
