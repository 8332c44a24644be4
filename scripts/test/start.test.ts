import { once } from 'node:events';
import { chmod, mkdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { isAlive } from '@weft/tools/lock';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFixtureRepository, type FixtureRepository } from './support/fixture-repository.ts';

const READY = 'Weft is running';
const BUILT = ['tokens', 'design-system', 'site', 'account-service'];
const STOPPED = ['asked-to-stop', 'closed'];

/** Root may write everywhere, so tests that run as root start the script as another user. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

let repository: FixtureRepository;

beforeEach(async () => {
  repository = await createFixtureRepository();
});

afterEach(() => repository.remove());

const servicePid = async () => Number(await readFile(path.join(repository.root, '.data/pid'), 'utf8'));

describe('start', () => {
  it('builds every part, serves the site, starts the service and prints the addresses', async () => {
    const started = repository.start();
    await started.until(READY);
    await started.until('Ctrl-C');
    const { site, account, mainApp } = repository.ports;
    const page = await fetch(`http://localhost:${site}/`);
    expect(await page.text()).toContain('Fixture page');
    expect(page.headers.get('content-security-policy')).toContain(
      `connect-src 'self' http://localhost:${account};`,
    );
    const secrets = JSON.parse(await readFile(path.join(repository.root, '.data/secrets.json'), 'utf8'));
    expect(await (await fetch(`http://localhost:${account}/`)).text()).toBe(secrets.SUPPORT_KEY);
    started.process.kill('SIGINT');
    const { code, output } = await started.ended;
    expect(code).toBe(0);
    for (const address of [site, account, mainApp]) expect(output).toContain(`http://localhost:${address}`);
    expect(output).toContain(path.join(repository.root, '.data'));
    expect(await repository.events()).toEqual([...BUILT, ...STOPPED]);
  });

  // Other systems have no second loopback address.
  it.runIf(process.platform === 'linux')('listens on another interface, and says its addresses', async () => {
    const started = repository.start({ HOST: '127.0.0.2' });
    await started.until('Ctrl-C');
    const [site, account, mainApp] = Object.values(repository.ports).map(
      (port) => `http://127.0.0.2:${port}`,
    );
    const page = await fetch(`${site}/`);
    expect(page.headers.get('content-security-policy')).toContain(`connect-src 'self' ${account};`);
    expect((await fetch(`${account}/`)).status).toBe(200);
    started.process.kill('SIGTERM');
    const { output } = await started.ended;
    for (const address of [site, account, `${account}/outbox`, mainApp])
      expect(output).toContain(`${address}\n`);
    expect(output).not.toContain('localhost');
  });

  it('names no outbox where mails are sent, and no folder for the data of a database', async () => {
    const started = repository.start({
      SMTP_URL: 'smtp://localhost',
      DATABASE_URL: 'postgres://u:p@localhost/weft',
    });
    await started.until('Ctrl-C');
    started.process.kill('SIGTERM');
    const { output } = await started.ended;
    expect(output).not.toMatch(/outbox|u:p@/i);
    expect(output).toMatch(/Mails +sent by SMTP_URL\n/);
    expect(output).toMatch(/Data +in the database of DATABASE_URL/);
  });

  it('reaches its own parts without the proxy of the environment', async () => {
    const proxy = { NODE_USE_ENV_PROXY: '1', HTTP_PROXY: 'http://127.0.0.1:9' };
    const started = repository.start({ ...proxy, NO_PROXY: 'intranet.example', SUPPORT: 'edge' });
    await started.until(READY);
    const address = `http://localhost:${repository.ports.site}/customer-support`;
    expect((await fetch(address, { method: 'POST', body: '{}' })).status).toBe(200);
    started.process.kill('SIGTERM');
    expect((await started.ended).code).toBe(0);
  });

  it('generates the secrets once, readable only by their owner', async () => {
    const file = path.join(repository.root, '.data/secrets.json');
    const contents: string[] = [];
    for (let times = 0; times < 2; times += 1) {
      const started = repository.start();
      await started.until(READY);
      started.process.kill('SIGTERM');
      await started.ended;
      contents.push(await readFile(file, 'utf8'));
    }
    expect(contents[0]).toBe(contents[1]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const secrets = Object.values(JSON.parse(contents[0] ?? '') as Record<string, string>);
    expect(secrets).toHaveLength(2);
    expect(new Set(secrets).size).toBe(2);
    for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  });

  it('rebuilds only what changed or is missing', async () => {
    const restart = async () => {
      const before = (await repository.events()).length;
      const started = repository.start();
      await started.until(READY);
      started.process.kill('SIGTERM');
      await started.ended;
      return (await repository.events()).slice(before).filter((each) => !STOPPED.includes(each));
    };
    expect(await restart()).toEqual(BUILT);
    expect(await restart()).toEqual([]);
    await repository.write('packages/design-system/src/a.ts', '1');
    expect(await restart()).toEqual(['design-system', 'site']);
    await repository.write('packages/design-system/src/a.test.ts', '1');
    // Emacs marks an open file by a link to nowhere.
    await symlink('me@here.1', path.join(repository.root, 'tokens/.#a.ts'));
    expect(await restart()).toEqual([]);
    await repository.write('packages/cloth/src/a.ts', '1');
    expect(await restart()).toEqual(['site']);
    await repository.write('packages/web-server/src/a.ts', '1');
    expect(await restart()).toEqual(['site']);
    await repository.write('packages/account-service/src/a.ts', '1');
    expect(await restart()).toEqual(['account-service']);
    await repository.write('packages/account-contract/src/a.ts', '1');
    expect(await restart()).toEqual(['site', 'account-service']);
    await repository.write('pnpm-lock.yaml', '1');
    expect(await restart()).toEqual(BUILT);
    await rm(path.join(repository.root, 'site/dist/index.html'));
    expect(await restart()).toEqual(['site']);
  });

  it('rebuilds the site for other public settings, and its policy allows only those APIs', async () => {
    const api = 'https://api.example';
    const elsewhere = { WEFT_PUBLIC_USER_API: api, WEFT_PUBLIC_FRONTEND_API: api };
    const started = repository.start(elsewhere);
    await started.until(READY);
    const page = await fetch(`http://localhost:${repository.ports.site}/`);
    expect(page.headers.get('content-security-policy')).toContain(`connect-src 'self' ${api};`);
    started.process.kill('SIGTERM');
    expect((await started.ended).output).toContain(`${api} (elsewhere)`);
    const again = repository.start();
    await again.until(READY);
    again.process.kill('SIGTERM');
    await again.ended;
    const [service] = BUILT.slice(-1);
    expect(await repository.events()).toEqual([...BUILT.slice(0, -1), 'site', service, ...STOPPED]);
  });
});

it('keeps the files for other servers of each build apart, and builds those again that are missing', async () => {
  const confOf = (name: string) => path.join(repository.root, 'site/.cache/hosting', name, 'nginx.conf');
  const start = async (name: string) => {
    const api = `https://${name}.example`;
    const env = { WEFT_PUBLIC_USER_API: api, WEFT_PUBLIC_FRONTEND_API: api };
    const started = repository.start({ ...env, SITE_DIST: `site/.cache/${name}` });
    await started.until(READY);
    started.process.kill('SIGTERM');
    await started.ended;
    return await readFile(confOf(name), 'utf8');
  };
  expect(await start('one')).toBe('https://one.example');
  expect(await start('two')).toBe('https://two.example');
  await rm(confOf('one'));
  expect(await start('one')).toBe('https://one.example');
  expect(await readFile(confOf('two'), 'utf8')).toBe('https://two.example');
  const built = await repository.events();
  expect(built.filter((each) => each === 'site')).toHaveLength(3);
  await start('two');
  expect(await repository.events()).toEqual(built);
});

describe('stop', () => {
  it('signals the service once and waits for it', async () => {
    const started = repository.start();
    await started.until(READY);
    const pid = await servicePid();
    expect(isAlive(pid)).toBe(true);
    started.process.kill('SIGTERM');
    expect((await started.ended).code).toBe(0);
    expect(isAlive(pid)).toBe(false);
    expect((await repository.events()).slice(BUILT.length)).toEqual(STOPPED);
  });

  it('also stops the service when the start script is killed', async () => {
    const started = repository.start();
    await started.until(READY);
    const pid = await servicePid();
    started.process.kill('SIGKILL');
    await started.ended;
    await expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false);
    expect(await repository.events()).toContain('closed');
  });

  it('works during a build', async () => {
    await repository.write(
      'tokens/build.ts',
      `import { appendFileSync } from 'node:fs';
      process.once('SIGTERM', () => { appendFileSync(process.env.EVENTS, 'build-stopped '); process.exit(1); });
      setInterval(() => undefined, 1000);
      process.stdout.write('building');`,
    );
    const started = repository.start();
    await started.until('building');
    started.process.kill('SIGINT');
    expect((await started.ended).code).toBe(0);
    expect(await repository.events()).toEqual(['build-stopped']);
  });

  it('follows with one sentence when the service exits by itself', async () => {
    const started = repository.start();
    await started.until(READY);
    process.kill(await servicePid(), 'SIGKILL');
    const { code, output } = await started.ended;
    expect(code).toBe(1);
    expect(output).toContain('The account service exited (signal SIGKILL), so everything was stopped');
    await expect(fetch(`http://localhost:${repository.ports.site}/`)).rejects.toThrow();
  });
});

describe('start fails with one sentence', () => {
  /** Expects exit code 1, no stack, and this sentence as the last line. */
  async function expectRefusal(
    sentence: RegExp,
    ...start: Parameters<FixtureRepository['start']>
  ): Promise<void> {
    const { code, output } = await repository.start(...start).ended;
    const last = output.trim().split('\n').at(-1);
    expect(last).toMatch(sentence);
    expect(output).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
  }

  it.each([
    ['site', 'SITE_PORT'],
    ['account', 'ACCOUNT_PORT'],
    ['mainApp', 'MAIN_APP_PORT'],
  ] as const)('for a busy port of %s', async (part, setting) => {
    for (const host of ['127.0.0.1', '0.0.0.0']) {
      const holder = createServer().listen(repository.ports[part], host);
      await once(holder, 'listening');
      await expectRefusal(
        new RegExp(`^Port ${repository.ports[part]} is in use .*: stop that program, or .* ${setting}\\.$`),
      );
      holder.close();
      await once(holder, 'close');
    }
    expect(await repository.events()).toEqual([]);
  });

  it('for an invalid port, and for the same port twice', async () => {
    await expectRefusal(/^SITE_PORT is 'http', which is not a port/, { SITE_PORT: 'http' });
    await expectRefusal(/each part needs a port of its own/, { SITE_PORT: '4999', ACCOUNT_PORT: '4999' });
  });

  it('for a data folder that is not writable', async () => {
    const folder = path.join(repository.root, 'locked');
    await mkdir(folder, { mode: 0o555 });
    await chmod(repository.root, 0o755);
    await expectRefusal(
      /locked.* because this user may not write there: .* DATA_DIR\.$/,
      { DATA_DIR: folder },
      nobody,
    );
    for (const DATA_DIR of [path.join(repository.root, 'events.txt/x'), '/proc/weft/x'])
      await expectRefusal(/may not write there: .* DATA_DIR\.$/, { DATA_DIR });
  });

  it('for a build folder that is not writable', async () => {
    const data = path.join(repository.root, 'data');
    await mkdir(data);
    await chmod(data, 0o777);
    await chmod(repository.root, 0o555);
    await expectRefusal(/\.cache.* because this user may not write there/, { DATA_DIR: data }, nobody);
    await mkdir(path.join(repository.root, '.cache'), { recursive: true });
    await chmod(path.join(repository.root, '.cache'), 0o777);
    await chmod(path.join(repository.root, 'tokens'), 0o555);
    await expectRefusal(/tokens.* because this user may not write there/, { DATA_DIR: data }, nobody);
    await chmod(repository.root, 0o755);
  });

  it('for an invalid secrets file', async () => {
    await repository.write('.data/secrets.json', 'not JSON');
    await expectRefusal(/secrets\.json is not valid JSON/);
  });

  it('for a build that fails', async () => {
    await repository.write('site/build.ts', 'process.exit(3);');
    await expectRefusal(/^Building site failed: fix the error/);
  });

  it('for a service that exits before it is ready', async () => {
    await expectRefusal(/^The account service exited before it was ready \(exit code 1\)/, {
      SERVICE_FAILS: '1',
    });
  });
});
