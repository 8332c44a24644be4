import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  ADDRESSES,
  builtFolder,
  type Call,
  caller,
  files,
  pick,
  SPELLINGS,
  served,
} from './hosting-fixture.ts';

/** Where a server is installed: reading its file is a guess at what it does, running it is not. */
function find(program: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/bin'];
  return folders.map((folder) => path.join(folder, program)).find((file) => existsSync(file));
}

/** What a server is started with: a file of settings for this port and folder, and how it is told of it. */
const SERVERS = {
  nginx: {
    settings: (port: number, folder: string, scratch: string) => {
      const site = (files['nginx.conf'] ?? '')
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
        .replace('root /srv/weft;', `root ${folder};`);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${scratch}/${name};`)
        .join('\n');
      return `daemon off; master_process off; pid ${scratch}/pid; error_log stderr;
events {}
http { types { text/html html; text/javascript js; } access_log off; ${temporary}\n${site} }`;
    },
    args: (file: string) => ['-e', 'stderr', '-c', file],
  },
  caddy: {
    settings: (port: number, folder: string) =>
      `{\n\tadmin off\n}\n${files.Caddyfile}`
        .replace('{$SITE_ADDRESS:localhost}', `http://127.0.0.1:${port}`)
        .replace('{$SITE_ROOT:/srv/weft}', folder),
    args: (file: string) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
  });
}

/** Runs the real server. @returns calls it. */
async function run(name: keyof typeof SERVERS, program: string): Promise<Call> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'weft-server-'));
  onTestFinished(() => rm(scratch, { recursive: true }));
  const [port, file] = [await freePort(), path.join(scratch, 'settings')];
  const { settings, args } = SERVERS[name];
  await writeFile(file, settings(port, await builtFolder(), scratch));
  const env = { PATH: process.env.PATH, HOME: scratch };
  const child = spawn(program, args(file), { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (part) => {
    said += String(part);
  });
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  await vi.waitFor(async () => expect(await isListening(port), said).toBe(true), { timeout: 10_000 });
  return caller(port);
}

describe.each(Object.keys(SERVERS) as (keyof typeof SERVERS)[])('%s, run with its file', (name) => {
  const program = find(name);

  it.runIf(program)(
    'answers each kind of address as the local server does',
    { timeout: 30_000 },
    async () => {
      const [local, other] = [await served(), await run(name, program ?? '')];
      for (const address of [...ADDRESSES.map(([each]) => each), ...SPELLINGS]) {
        const [expected, given] = [await local(address), await other(address)];
        expect(given.status, address).toBe(expected.status);
        expect(given.headers.get('location'), address).toBe(expected.headers.get('location'));
        expect(
          pick((each) => given.headers.get(each)),
          address,
        ).toEqual(pick((each) => expected.headers.get(each)));
        expect(given.headers.get('server') ?? '', address).not.toMatch(/\d/);
        if (expected.status !== 308) expect(await given.text(), address).toBe(await expected.text());
      }
    },
  );

  it.runIf(program)('takes no other method than the local server', { timeout: 30_000 }, async () => {
    const [local, other] = [await served(), await run(name, program ?? '')];
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      expect((await local('/login', method)).status, method).toBe(405);
      expect((await other('/login', method)).status, method).toBe(405);
    }
  });
});
