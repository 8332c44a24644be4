import { request } from 'node:https';
import { describe, expect, it } from 'vitest';
import { certify } from './certificate.ts';
import { find, runWithLogs } from './hosting-programs.ts';

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
});
