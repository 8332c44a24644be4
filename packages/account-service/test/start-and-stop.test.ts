import { once } from 'node:events';
import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { StartError, startService } from '../src/index.ts';
import { freePort } from './free-port.ts';
import { freshDatabase, postgres, registration, SITE, start, tempDir } from './harness.ts';
import { ownEnv, spawnService } from './spawned.ts';

/** Listens on a port until the test has finished. */
async function occupy(port: number): Promise<void> {
  const blocker = createServer();
  await new Promise<void>((resolve) => blocker.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void blocker.close());
}

/** A connection that has had its answer. */
const IDLE = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n';
/** A call whose body stops after one byte. */
const HALF_SENT =
  'POST /user/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{';

/** Connects, sends these bytes, and says no more. @returns the connection. */
function leaveOpen(port: number, bytes: string): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, () => resolve(socket)));
    socket.on('error', () => undefined);
  });
}

/** Resolves when nobody can connect any more. */
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
  test('a busy port is one clear sentence and exit code 1', async () => {
    const { env } = await ownEnv();
    await occupy(Number(env.ACCOUNT_PORT));
    const service = spawnService(env);
    expect(await service.ended).toBe(1);
    expect(service.errors()).toBe(
      `Port ${env.ACCOUNT_PORT} is already in use: stop what uses it, or set ACCOUNT_PORT to another one.\n`,
    );
  });

  test('a busy port of the stand-in frees the other port and the data folder', async () => {
    const port = await freePort();
    await occupy(port);
    const config = {
      dataDir: await tempDir(),
      siteOrigins: [SITE] as [string],
      accountPort: await freePort(),
      ...(await freshDatabase()),
    };
    await expect(startService({ ...config, mainApp: { port, passphrase: 'p' } })).rejects.toThrow(
      `Port ${port} is already in use: stop what uses it, or set MAIN_APP_PORT to another one.`,
    );
    const service = await startService(config);
    await service.close();
  });

  test('a data folder that cannot be made is one clear sentence and exit code 1', async () => {
    const { env, dataDir } = await ownEnv();
    const file = join(dataDir, 'a-file');
    await writeFile(file, '');
    const service = spawnService({ ...env, DATA_DIR: join(file, 'data') });
    expect(await service.ended).toBe(1);
    expect(service.errors()).toBe(
      `The data folder ${file}/data cannot be written (ENOTDIR): give this user write permission or set DATA_DIR.\n`,
    );
  });

  test.runIf(process.getuid?.() !== 0)(
    'a data folder of somebody else that is open to others says so',
    async () => {
      await expect(startService({ dataDir: '/', siteOrigins: [SITE] })).rejects.toThrow(
        "The data folder / is another user's and open to others",
      );
    },
  );

  test('a data folder that others could read is closed, and so is each file in it', async () => {
    const { env, dataDir } = await ownEnv();
    await chmod(dataDir, 0o755);
    const service = spawnService(env);
    await service.logged('service.started');
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
    const files = await readdir(dataDir);
    expect(files).toContain('token-secret');
    for (const file of files) expect((await stat(join(dataDir, file))).mode & 0o077, file).toBe(0);
  });

  test.runIf(process.getuid?.() !== 0)('a data folder without write permission says so', async () => {
    const dataDir = await tempDir();
    await chmod(dataDir, 0o500);
    await expect(startService({ dataDir, siteOrigins: [SITE] })).rejects.toThrow('(EACCES)');
  });

  if (!postgres) {
    test('a second process on the same folder is refused and names the holder', async () => {
      const { env, dataDir } = await ownEnv();
      const holder = spawnService(env);
      await holder.logged('service.started');
      const second = spawnService({ ...env, ACCOUNT_PORT: String(await freePort()) });
      expect(await second.ended).toBe(1);
      expect(second.errors()).toBe(
        `The data folder ${dataDir} is in use by process ${holder.child.pid}: stop it first, or set another DATA_DIR.\n`,
      );

      holder.child.kill('SIGKILL');
      await holder.ended;
      const third = spawnService(env);
      await third.logged('service.started');
    });
  }

  if (!postgres) {
    test('a second service in the same process is refused too', async () => {
      const service = await start();
      await expect(startService({ ...service.config, accountPort: 0 })).rejects.toThrow(StartError);
    });
  }

  if (postgres) {
    test('several processes share one database, started at once on an empty one', async () => {
      const { env } = await ownEnv();
      const services = await Promise.all(
        [1, 2, 3].map(async () =>
          spawnService({ ...env, DATA_DIR: await tempDir(), ACCOUNT_PORT: String(await freePort()) }),
        ),
      );
      await Promise.all(services.map((service) => service.logged('service.started')));
    });
  }

  test('a database out of reach is one clear sentence', async () => {
    const databaseUrl = `postgres://nobody@127.0.0.1:${await freePort()}/none`;
    const config = { dataDir: await tempDir(), siteOrigins: [SITE] as [string], databaseUrl };
    await expect(startService(config)).rejects.toThrow(
      'The database cannot be reached (ECONNREFUSED): check that it runs and what DATABASE_URL says.',
    );
  });

  test('the generated token secret is for its owner alone', async () => {
    const service = await start();
    const file = join(service.config.dataDir, 'token-secret');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(Buffer.byteLength((await readFile(file, 'utf8')).trim())).toBeGreaterThanOrEqual(32);
  });
});

describe('stop', () => {
  test('SIGTERM ends with code 0 in 10 s, with idle and half-sent connections open', async () => {
    const { env } = await ownEnv();
    const service = spawnService(env);
    await service.logged('service.started');
    const port = Number(env.ACCOUNT_PORT);
    await Promise.all([IDLE, HALF_SENT, 'POST /user/lo'].map((bytes) => leaveOpen(port, bytes)));
    const asked = performance.now();
    service.child.kill('SIGTERM');
    expect(await service.ended).toBe(0);
    expect(performance.now() - asked).toBeLessThan(10_000);
    expect(service.errors()).toBe('');
    expect(service.log.at(-1)).toContain('"event":"service.stopped"');
  });

  test('Ctrl-C ends with code 0, with an idle connection open', async () => {
    const { env } = await ownEnv();
    const service = spawnService(env);
    await service.logged('service.started');
    await leaveOpen(Number(env.ACCOUNT_PORT), IDLE);
    service.child.kill('SIGINT');
    expect(await service.ended).toBe(0);
  });

  test('a second signal ends it at once, whatever is still open', async () => {
    const { env } = await ownEnv();
    const service = spawnService(env);
    await service.logged('service.started');
    await leaveOpen(Number(env.ACCOUNT_PORT), HALF_SENT);
    service.child.kill('SIGTERM');
    await untilRefused(Number(env.ACCOUNT_PORT));
    service.child.kill('SIGTERM');
    expect(await service.ended).toBe(1);
  });

  test('a call in flight is answered before the end', async () => {
    const service = await start();
    const call = service.post('/user/register', registration());
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
    const [answer] = await Promise.all([call, service.close()]);
    expect(answer.status).toBe(200);
  });

  test('a call that is half-sent when the stop begins is answered, and told that the connection ends', async () => {
    const service = await start();
    const port = Number(new URL(service.url).port);
    const socket = await leaveOpen(port, HALF_SENT);
    await vi.waitFor(async () => expect((await fetch(`${service.url}/healthz`)).status).toBe(200));
    const closed = service.close();
    await untilRefused(port);
    socket.write(' '.repeat(98));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 .*^connection: close$/ims);
    await closed;
  });

  test('closing twice is closing once', async () => {
    const service = await start();
    await Promise.all([service.close(), service.close()]);
    await expect(fetch(`${service.url}/healthz`)).rejects.toThrow();
  });
});
