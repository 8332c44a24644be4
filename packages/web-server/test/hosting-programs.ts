import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SERVICE_PORT } from '@weft/account-contract';
import { expect, onTestFinished, vi } from 'vitest';
import type { Certificate } from './certificate.ts';
import { builtFolder, type Call, caller, files } from './hosting-fixture.ts';

/** The path of an installed program, if any. */
export function find(program: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/bin'];
  return folders.map((folder) => path.join(folder, program)).find((file) => existsSync(file));
}

/** The support key, which no file of the site contains. */
export const KEY = 'a-key-that-no-script-holds';

/** What the tests can choose. */
interface Choice {
  /** Where the server forwards support requests. */
  readonly service?: string;
  /** Lets nginx serve the site with TLS, as its file does, and not without. */
  readonly certificate?: Certificate;
  /** The file of the authorities that nginx trusts. */
  readonly authorities?: string;
}

/** Where a server runs. */
interface Place extends Choice {
  readonly service: string;
  /** The port of the site. */
  readonly port: number;
  /** The port that redirects to https. */
  readonly plainPort: number;
  readonly folder: string;
  readonly scratch: string;
}

/** nginx: the site's file in a frame that needs no root. */
async function nginxSettings({ port, plainPort, folder, scratch, service, ...choice }: Place) {
  const { certificate, authorities = `${scratch}/missing.crt` } = choice;
  await writeFile(path.join(scratch, 'key'), `proxy_set_header secret-key "${KEY}";`);
  const site = (files['nginx.conf'] ?? '')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port}${certificate ? ' ssl' : ''};`)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace(/ssl_certificate .*;/, certificate ? `ssl_certificate ${certificate.certFile};` : '')
    .replace(/ssl_certificate_key .*;/, certificate ? `ssl_certificate_key ${certificate.keyFile};` : '')
    .replace('root /srv/weft;', `root ${folder};`)
    .replace(`http://127.0.0.1:${SERVICE_PORT}`, service)
    .replace('/etc/ssl/certs/ca-certificates.crt', authorities)
    .replace('include /etc/nginx/weft-support-key', `include ${scratch}/key`)
    .replaceAll('/var/log/nginx/', `${scratch}/`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${scratch}/${name};`)
    .join('\n');
  return `daemon off; master_process off; pid ${scratch}/pid; error_log stderr;
events {}
http { types { text/html html; text/javascript js; } access_log ${scratch}/other.log; ${temporary}\n${site} }`;
}

/** The configuration and arguments that start each server. */
export const SERVERS = {
  nginx: {
    settings: nginxSettings,
    args: (file: string) => ['-e', 'stderr', '-c', file],
  },
  caddy: {
    settings: async ({ port, folder }: Place) =>
      `{\n\tadmin off\n}\n${files.Caddyfile}`
        .replace('{$SITE_ADDRESS:localhost}', `http://127.0.0.1:${port}`)
        .replace('{$SITE_ROOT:/srv/weft}', folder),
    args: (file: string) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
};

/**
 * The range of the ports. It is below the ports that Linux gives to outgoing connections (32768 and up), because such a
 * connection could take the port meanwhile.
 */
const PORTS = [10_000, 32_768] as const;

async function freePort(taken?: number): Promise<number> {
  const port = randomInt(...PORTS);
  return port === taken || (await isListening(port)) ? await freePort(taken) : port;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
  });
}

/** Starts the real server. @returns a caller for it. */
export async function run(...given: Parameters<typeof runWithLogs>): Promise<Call> {
  return (await runWithLogs(...given)).call;
}

/**
 * Starts the real server. @returns a caller for it, its port, a caller for the port that redirects to https, and a
 * function that stops it and returns its logs.
 */
export async function runWithLogs(name: keyof typeof SERVERS, program: string, choice: Choice = {}) {
  const scratch = await mkdtemp(path.join(tmpdir(), 'weft-server-'));
  onTestFinished(() => rm(scratch, { recursive: true }));
  const { service = 'http://127.0.0.1:9' } = choice;
  const [port, file] = [await freePort(), path.join(scratch, 'settings')];
  const plainPort = await freePort(port);
  const { settings, args } = SERVERS[name];
  const folder = await builtFolder();
  await writeFile(file, await settings({ ...choice, service, port, plainPort, folder, scratch }));
  const env = { PATH: process.env.PATH, HOME: scratch, SUPPORT_KEY: KEY, SUPPORT_SERVICE: service };
  const child = spawn(program, args(file), { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (part) => {
    errors += String(part);
  });
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  await vi.waitFor(async () => expect(await isListening(port), errors).toBe(true), { timeout: 10_000 });
  const kept = async () => {
    child.kill('SIGTERM');
    await ended;
    const files = (await readdir(scratch, { recursive: true })).filter((each) => each.endsWith('.log'));
    return [
      errors,
      ...(await Promise.all(files.map((each) => readFile(path.join(scratch, each), 'utf8')))),
    ].join();
  };
  return {
    call: caller(`http://127.0.0.1:${port}`),
    port,
    callPlain: caller(`http://127.0.0.1:${plainPort}`),
    kept,
  };
}
