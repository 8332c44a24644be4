import { createServer, request } from 'node:https';
import type { TLSSocket } from 'node:tls';
import { listen } from '@weft/account-contract/test/listen';
import { describe, expect, it } from 'vitest';
import { certify } from './certificate.ts';
import { find, KEY, run, runWithLogs } from './hosting-programs.ts';

const nginx = find('nginx');

describe.runIf(nginx && find('openssl'))('nginx, run with its file and a certificate', () => {
  it('serves pages over https only, and redirects http to it', { timeout: 30_000 }, async () => {
    const certificate = await certify('localhost');
    const { port, callPlain } = await runWithLogs('nginx', nginx ?? '', { certificate });
    for (const address of ['/', '/login?from=top-bar', '/assets/app-1a2b3c.js', '//evil.example/']) {
      const redirect = await callPlain(address);
      expect(redirect.status).toBe(308);
      expect(redirect.headers.get('location')).toBe(`https://127.0.0.1${address}`);
      expect(redirect.headers.get('server') ?? '').not.toMatch(/\d/);
    }
    const page = await new Promise<string>((resolve, reject) => {
      request(
        { host: 'localhost', port, family: 4, path: '/login', ca: certificate.cert },
        async (answer) => {
          resolve((await answer.setEncoding('utf8').toArray()).join(''));
        },
      )
        .on('error', reject)
        .end();
    });
    expect(page).toBe('login.html');
  });

  it('sends the support key only to a service whose certificate it trusts', { timeout: 30_000 }, async () => {
    const [own, other] = [await certify('localhost'), await certify('localhost')];
    const asked: unknown[] = [];
    const service = createServer(own, ({ headers, socket }, response) => {
      asked.push([headers['secret-key'], (socket as TLSSocket).servername]);
      response.end('{}');
    });
    const { port } = new URL(await listen(service));
    const statusWith = async (authorities: string) => {
      const call = await run('nginx', nginx ?? '', { service: `https://localhost:${port}`, authorities });
      return (await call('/customer-support', 'POST', { body: '{}' })).status;
    };
    expect(await statusWith(other.certFile)).toBe(502);
    expect(asked).toEqual([]);
    expect(await statusWith(own.certFile)).toBe(200);
    expect(asked).toEqual([[KEY, 'localhost']]);
  });
});
