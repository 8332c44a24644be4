import { connect, createServer, type Server, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { count } from '../database.ts';
import { freshDatabase, makeAccount, registration, start } from '../harness.ts';

/** Stands between the service and PostgreSQL, so that the database can go away and come back. */
class Cable {
  #server: Server | undefined;
  readonly #sockets = new Set<Socket>();
  readonly #target: URL;
  port = 0;

  constructor(databaseUrl: string) {
    this.#target = new URL(databaseUrl);
  }

  get url(): string {
    const url = new URL(this.#target);
    url.hostname = '127.0.0.1';
    url.port = String(this.port);
    return url.href;
  }

  async plugIn(): Promise<this> {
    const server = createServer((near) => {
      const far = connect(Number(this.#target.port || 5432), this.#target.hostname);
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(socket);
        socket.on('error', () => other.destroy());
        socket.on('close', () => {
          this.#sockets.delete(socket);
          other.destroy();
        });
        socket.pipe(other);
      }
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as { port: number }).port;
    this.#server = server;
    onTestFinished(() => this.pull());
    return this;
  }

  async pull(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  }
}

describe('PostgreSQL', () => {
  test('a database that is gone is 503 in shape, the process stays, and recovers by itself', async () => {
    const { databaseUrl = '' } = await freshDatabase();
    const cable = await new Cable(databaseUrl).plugIn();
    const service = await start({ databaseUrl: cable.url });
    await makeAccount(service);
    const credentials = { email: 'ada@example.com', password: 'correct horse' };

    await cable.pull();
    const asked = performance.now();
    const { status, headers, body } = await service.post('/user/login', credentials);
    expect(performance.now() - asked).toBeLessThan(8000);
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('5');
    expect(body).toEqual({
      status: 'error',
      message: 'The service is not available just now. Please try again.',
    });
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${service.url}/readyz`)).status).toBe(503);

    await cable.plugIn();
    await vi.waitFor(async () => expect((await service.post('/user/login', credentials)).status).toBe(200), {
      timeout: 30_000,
      interval: 200,
    });
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
  });

  test('two hundred calls on two connections are all answered', async () => {
    const service = await start({ databasePool: 2 });
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        service.post('/user/resend-verification', { email: `p${index}@example.com` }),
      ),
    );
    for (const { status } of answers) expect([200, 503]).toContain(status);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
  });

  test('two services make one account of one address, and either takes the link', async () => {
    const first = await start();
    const second = await start({ databaseUrl: first.config.databaseUrl ?? '' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? first : second).post('/user/register', registration()),
      ),
    );
    const accepted = answers.filter(({ status }) => status === 200);
    expect(accepted.length).toBeLessThanOrEqual(5);
    const tokens = await first.tokensOf('ada@example.com');
    expect(tokens).toHaveLength(accepted.length);
    const verified = await Promise.all(
      tokens.flatMap((token) => [first, second].map((at) => at.post(`/user/verify-email?token=${token}`))),
    );
    expect(verified.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await count(first.config, 'account')).toBe(1);
  });
});
