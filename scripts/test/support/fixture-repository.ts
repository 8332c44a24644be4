import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '@weft/tools/paths';
import { freePort } from '@weft/tools/ports';

/** Builds one page and records an event, so that builds can be counted. */
const BUILD = `
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
const dist = resolve(process.argv[2] ?? 'dist');
mkdirSync(dist, { recursive: true });
writeFileSync(dist + '/index.html', '<!doctype html><title>Fixture page</title>');
appendFileSync(process.env.EVENTS, basename(process.cwd()) + ' ');
`;

/** Builds the same for the site in an emptied folder, the manifest of its pictures, and a file for another server. */
const BUILD_SITE = `
import { rmSync } from 'node:fs';
rmSync(process.argv[2] ?? 'dist', { recursive: true, force: true });
${BUILD}
import { hostingFolder } from '@weft/tools/paths';
mkdirSync(dist + '/assets/pictures', { recursive: true });
writeFileSync(dist + '/assets/pictures/manifest.json', '{}');
mkdirSync(hostingFolder(dist), { recursive: true });
writeFileSync(hostingFolder(dist) + '/nginx.conf', process.env.WEFT_PUBLIC_USER_API);
`;

/** Builds a service of one file. */
const BUILD_SERVICE = `
import { appendFileSync, copyFileSync, mkdirSync } from 'node:fs';
mkdirSync('dist', { recursive: true });
copyFileSync('src/main.js', 'dist/main.js');
appendFileSync(process.env.EVENTS, 'account-service ');
`;

/** Replies as the account service does, and records how it stops. */
const SERVICE = `
import { appendFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
writeFileSync(process.env.DATA_DIR + '/pid', String(process.pid));
if (process.env.SERVICE_FAILS) process.exit(1);
const server = createServer((request, response) => response.end(process.env.SUPPORT_KEY));
server.listen(Number(process.env.ACCOUNT_PORT), process.env.HOST || '127.0.0.1');
process.on('SIGINT', () => appendFileSync(process.env.EVENTS, 'interrupted '));
process.on('SIGTERM', () => {
  appendFileSync(process.env.EVENTS, 'asked-to-stop ');
  server.close(() => appendFileSync(process.env.EVENTS, 'closed '));
  server.closeIdleConnections();
});
`;

/** A started script. */
interface Started {
  readonly process: ChildProcess;
  /** Resolves when the output contains the text; rejects when the script exits without it. */
  until(text: string): Promise<void>;
  /** Resolves when it has exited. */
  readonly ended: Promise<{ code: number | null; output: string }>;
}

/** A temporary repository with the same layout, the real scripts, and parts whose build takes no time. */
export interface FixtureRepository {
  readonly root: string;
  readonly ports: { readonly site: number; readonly account: number; readonly mainApp: number };
  /** The recorded builds and stops, in order. */
  events(): Promise<string[]>;
  write(file: string, content: string): Promise<void>;
  start(env?: Record<string, string>, user?: { uid: number; gid: number }): Started;
  /** Runs the script `build`. */
  build(env?: Record<string, string>): Started;
  remove(): Promise<void>;
}

async function freePorts(): Promise<FixtureRepository['ports']> {
  const ports = new Set<number>();
  while (ports.size < 3) ports.add(await freePort());
  const [site = 0, account = 0, mainApp = 0] = ports;
  return { site, account, mainApp };
}

function run(command: string, args: string[], options: Parameters<typeof spawn>[2]): Started {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      for (const listener of listeners) listener();
    });
  }
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  const until = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (output.includes(text)) resolve();
      };
      listeners.add(look);
      look();
      void ended.then(() => reject(new Error(`Exited without '${text}':\n${output}`)));
    });
  return { process: child, until, ended };
}

/** Creates a fixture repository in a temporary folder. */
export async function createFixtureRepository(): Promise<FixtureRepository> {
  // Reads otherwise in an address, so a path given as one leads elsewhere.
  const root = await mkdtemp(path.join(tmpdir(), 'weft %41 '));
  const logFile = path.join(root, 'events.txt');
  const write = async (file: string, content: string) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), content);
  };
  await cp(fromRoot('scripts'), path.join(root, 'scripts'), { recursive: true });
  // The packages that the scripts import by name.
  const modules = path.join(root, 'node_modules/@weft');
  await mkdir(modules, { recursive: true });
  for (const name of ['tools', 'web-server']) {
    const folder = path.join(root, 'packages', name);
    await cp(fromRoot('packages', name, 'src'), path.join(folder, 'src'), { recursive: true });
    await cp(fromRoot('packages', name, 'package.json'), path.join(folder, 'package.json'));
    await symlink(folder, path.join(modules, name));
  }
  await symlink(fromRoot('packages/account-contract'), path.join(modules, 'account-contract'));
  const manifest = JSON.stringify({ type: 'module', scripts: { build: 'node build.ts' } });
  for (const folder of ['tokens', 'packages/design-system', 'site']) {
    await write(`${folder}/package.json`, manifest);
    await write(`${folder}/build.ts`, folder === 'site' ? BUILD_SITE : BUILD);
  }
  await write('package.json', manifest);
  await write('packages/account-service/package.json', manifest);
  await write('packages/account-service/build.ts', BUILD_SERVICE);
  await write('packages/account-service/src/main.js', SERVICE);
  await write('events.txt', '');
  const ports = await freePorts();
  const runScript = (script: string, env: Record<string, string>, user?: { uid: number; gid: number }) =>
    run(process.execPath, [script], {
      cwd: root,
      ...user,
      env: {
        PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`,
        EVENTS: logFile,
        SITE_PORT: String(ports.site),
        ACCOUNT_PORT: String(ports.account),
        MAIN_APP_PORT: String(ports.mainApp),
        ...env,
      },
    });
  return {
    root,
    ports,
    write,
    events: async () => (await readFile(logFile, 'utf8')).split(' ').filter(Boolean),
    start: (env = {}, user = undefined) => runScript('scripts/start.ts', env, user),
    build: (env = {}) => runScript('scripts/build.ts', env),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
