import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@weft/tools/ports';
import pg from 'pg';
import { bundle, NODE_FLAGS } from '../bundle.ts';

const BUILD = join(import.meta.dirname, '../.cache/bench');
/** Support key of the benchmarks. */
export const SUPPORT_KEY = 'a-key-for-benchmarks-only-0123456789';
const NO_LIMIT = '999999999/1';
const LIMITS = ['LOGIN', 'LOGIN_ACCOUNT', 'LOGIN_CLIENT', 'REGISTER', 'RESEND', 'VERIFY', 'SUPPORT'];

/** Where a service keeps its data: a folder and, for PostgreSQL, a database. */
export interface DataLocation {
  dataDir: string;
  databaseUrl?: string;
  remove(): void;
}

/** Creates a folder and, on a server, a database. */
export async function createDataLocation(server: string | undefined): Promise<DataLocation> {
  const dataDir = mkdtempSync(join(tmpdir(), 'account-bench-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  if (!server) return { dataDir, remove };
  const url = new URL(server);
  url.pathname = `/bench_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${url.pathname.slice(1)}`);
  await client.end();
  return { dataDir, databaseUrl: url.href, remove };
}

/** A service process. */
export interface RunningService {
  url: string;
  port: number;
  /** Resident memory in MB: current and peak, from Linux's /proc. */
  memory(): { now: number; peak: number };
  stop(): Promise<void>;
}

/** Builds the service for {@link startService}. */
export const buildService = () => bundle(BUILD);

/** Starts the built service without effective rate limits, and with the outbox. @param more further settings. */
export async function startService(
  location: DataLocation,
  more: Record<string, string> = {},
): Promise<RunningService> {
  const port = await freePort();
  const child = spawn(process.execPath, [...NODE_FLAGS, join(BUILD, 'main.js')], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'development',
      DATA_DIR: location.dataDir,
      ACCOUNT_PORT: String(port),
      SUPPORT_KEY,
      LOG_LEVEL: 'warn',
      ...(location.databaseUrl && { DATABASE_URL: location.databaseUrl }),
      ...more,
      ...Object.fromEntries(LIMITS.map((name) => [`LIMIT_${name}`, NO_LIMIT])),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error('The service did not start: see its message above.');
    await wait(20);
  }
  return {
    url,
    port,
    memory: () => readMemory(child.pid),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  return await fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function readMemory(pid: number | undefined): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}
