import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, readdir, stat, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { freePort } from '@weft/tools/ports';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startService } from '../src/index.ts';
import { freshDatabase, registration, SITE, start, tempDir } from './harness.ts';
import { ownEnv, spawnService } from './service-process.ts';

/** Listens on a port until the test has finished. */
async function occupy(port: number): Promise<void> {
  const blocker = createServer();
  await new Promise<void>((resolve) => blocker.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void blocker.close());
}

const portOf = (service: { url: string }) => Number(new URL(service.url).port);

/** A request whose connection stays open after the reply. */
const IDLE = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n';
/** A request whose body stops after one byte. */
const HALF_SENT =
  'POST /user/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{';

/** Sends the head of a request. @returns the connection, when the service has begun the request and waits for its body. */
async function beginRequest(port: number, path: string, length: number): Promise<Socket> {
  const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}`;
  const socket = await leaveOpen(port, `${head}\r\nexpect: 100-continue\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 100 /);
  return socket;
}

/** Connects and sends bytes. @returns the open connection. */
function leaveOpen(port: number, bytes: string): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, () => resolve(socket)));
    socket.on('error', () => undefined);
  });
}

/** Resolves when the port refuses connections. */
async function untilRefused(port: number): Promise<void> {
  const isRefused = async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    return await once(socket, 'connect')
      .then(
        () => false,
        () => true,
      )
      .finally(() => socket.destroy());
  };
  await vi.waitFor(async () => expect(await isRefused()).toBe(true), { timeout: 5000 });
}

describe('start', () => {
  test('fails on a busy port, with one sentence and exit code 1', async () => {
    const { env } = await ownEnv();
    await occupy(Number(env.ACCOUNT_PORT));
    const service = spawnService(env);
    expect(await service.ended).toBe(1);
    expect(service.errors()).toBe(
      `Port ${env.ACCOUNT_PORT} is already in use: stop the program that uses it, or set ACCOUNT_PORT to another port.\n`,
    );
  });

  test('names the setting of an address that this machine does not have', async () => {
    const { env } = await ownEnv();
    for (const name of ['HOST', 'METRICS_HOST']) {
      for (const address of ['203.0.113.7', 'fe80::1']) {
        const service = spawnService({ ...env, METRICS_PORT: String(await freePort()), [name]: address });
        expect(await service.ended).toBe(1);
        expect(service.errors()).toBe(
          `This machine does not have the address ${address}: set ${name} to one that it has.\n`,
        );
      }
    }
  });

  test('releases its port and data folder when the stand-in’s port is busy', async () => {
    const port = await freePort();
    await occupy(port);
    const config = {
      dataDir: await tempDir(),
      siteOrigins: [SITE] as [string],
      accountPort: await freePort(),
      ...(await freshDatabase()),
    };
    await expect(startService({ ...config, mainApp: { port, passphrase: 'p' } })).rejects.toThrow(
      `Port ${port} is already in use: stop the program that uses it, or set MAIN_APP_PORT to another port.`,
    );
    const service = await startService(config);
    await service.close();
  });

  test('fails when it cannot create the data folder, with one sentence and exit code 1', async () => {
    const { env, dataDir } = await ownEnv();
    const file = join(dataDir, 'a-file');
    await writeFile(file, '');
    for (const [DATA_DIR, code] of [
      [file, 'EEXIST'],
      [join(file, 'data'), 'ENOTDIR'],
      // Linux lets nobody create a folder there.
      ...(existsSync('/proc/self') ? [['/proc/weft/data', 'ENOENT'] as const] : []),
    ] as const) {
      const service = spawnService({ ...env, DATA_DIR });
      expect(await service.ended).toBe(1);
      expect(service.errors()).toBe(
        `The data folder ${DATA_DIR} cannot be written (${code}): give this user write permission or set DATA_DIR.\n`,
      );
    }
  });

  test.runIf(process.getuid?.() !== 0)(
    'fails when the data folder belongs to another user and is readable by others',
    async () => {
      await expect(startService({ dataDir: '/', siteOrigins: [SITE] })).rejects.toThrow(
        'The data folder / belongs to another user and is readable by others',
      );
    },
  );

  test('leaves a folder that all users share as it is, such as /tmp, and fails', async () => {
    const dataDir = await tempDir();
    await chmod(dataDir, 0o1777);
    await expect(startService({ dataDir, siteOrigins: [SITE], accountPort: 0 })).rejects.toThrow(
      `All users share the data folder ${dataDir}: set DATA_DIR to a new folder below it, which the service creates for its own user.`,
    );
    expect((await stat(dataDir)).mode & 0o7777).toBe(0o1777);
    expect(await readdir(dataDir)).toEqual([]);
  });

  test('takes the permissions of other users from the data folder and its files', async () => {
    const { env, dataDir } = await ownEnv();
    await chmod(dataDir, 0o755);
    const service = spawnService(env);
    await service.logged('service.started');
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
    const files = await readdir(dataDir);
    expect(files).toContain('token-keys.json');
    for (const file of files) expect((await stat(join(dataDir, file))).mode & 0o077, file).toBe(0);
  });

  test.runIf(process.getuid?.() !== 0)('fails without write permission for the data folder', async () => {
    const dataDir = await tempDir();
    await chmod(dataDir, 0o500);
    await expect(startService({ dataDir, siteOrigins: [SITE] })).rejects.toThrow('(EACCES)');
  });

  test('fails when the database is out of reach', async () => {
    const databaseUrl = `postgres://nobody@127.0.0.1:${await freePort()}/none`;
    const config = { dataDir: await tempDir(), siteOrigins: [SITE] as [string], databaseUrl };
    await expect(startService(config)).rejects.toThrow(
      'The database is out of reach (ECONNREFUSED): check that it runs, and that DATABASE_URL is right.',
    );
  });

  test('only the owner may read the generated signing key', async () => {
    const service = await start();
    const file = join(service.config.dataDir, 'token-keys.json');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });
});

describe('stop', () => {
  test('SIGTERM exits with code 0 and cuts off idle and incomplete requests before their time limit', async () => {
    const { env } = await ownEnv();
    const service = spawnService(env);
    await service.logged('service.started');
    const port = Number(env.ACCOUNT_PORT);
    const [idle, ...incomplete] = await Promise.all(
      [IDLE, HALF_SENT, 'POST /user/lo'].map((bytes) => leaveOpen(port, bytes)),
    );
    await once(idle as Socket, 'data');
    const replies = incomplete.map(async (socket) => {
      let reply = '';
      socket.on('data', (part) => {
        reply += String(part);
      });
      // Not `once` of node:events: a cut connection may end with a reset, which that function throws.
      await new Promise((resolve) => socket.once('close', resolve));
      return reply;
    });
    service.child.kill('SIGTERM');
    expect(await service.ended).toBe(0);
    // A request that exceeds its time limit gets 408.
    expect(await Promise.all(replies)).toEqual(['', '']);
    expect(service.errors()).toBe('');
    expect(service.log.at(-1)).toContain('"event":"service.stopped"');
  });

  test('SIGINT exits with code 0, with an idle connection open', async () => {
    const { env } = await ownEnv();
    const service = spawnService(env);
    await service.logged('service.started');
    await leaveOpen(Number(env.ACCOUNT_PORT), IDLE);
    service.child.kill('SIGINT');
    expect(await service.ended).toBe(0);
  });

  test('a second signal exits at once with code 1', async () => {
    const { env } = await ownEnv();
    const service = spawnService(env);
    await service.logged('service.started');
    await beginRequest(Number(env.ACCOUNT_PORT), '/user/login', 99);
    service.child.kill('SIGTERM');
    await untilRefused(Number(env.ACCOUNT_PORT));
    service.child.kill('SIGTERM');
    expect(await service.ended).toBe(1);
  });

  test('a request in flight gets its reply', async () => {
    const service = await start();
    const body = JSON.stringify(registration());
    const socket = await beginRequest(portOf(service), '/user/register', Buffer.byteLength(body));
    socket.write(body);
    const [[answer]] = await Promise.all([once(socket, 'data') as Promise<[Buffer]>, service.close()]);
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('a request that completes during the stop gets a reply with connection: close', async () => {
    const service = await start();
    const socket = await beginRequest(portOf(service), '/user/login', 99);
    const closed = service.close();
    await untilRefused(portOf(service));
    socket.write(' '.repeat(99));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 .*^connection: close$/ims);
    await closed;
  });

  test('close can be called twice', async () => {
    const service = await start();
    await Promise.all([service.close(), service.close()]);
    await expect(fetch(`${service.url}/healthz`)).rejects.toThrow();
  });
});
