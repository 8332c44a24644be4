import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { handOffCodeUrl, handOffUrl, sealHandOff } from '../src/hand-off.ts';
import { listen } from './listen.ts';

const run = promisify(execFile);
/** Node resolves the package's own name here, as in an application that installed it. */
const cwd = path.join(import.meta.dirname, '..');
const readme = readFileSync(path.join(cwd, 'README.md'), 'utf8');

const sections = readme.split(/^### /m).slice(1);
const examples = new Map(
  sections.map((section) => [
    section.slice(0, section.indexOf('\n')),
    /^```\w+\n([\s\S]*?)^```/m.exec(section)?.[1] ?? '',
  ]),
);

const PASSPHRASE = 'a passphrase of both applications';
const tokens = { accessToken: 'header.päyload.signature', refreshToken: 'r-1' };
const code = { code: 'c'.repeat(43), verifier: 'v'.repeat(43) };
/** An address with a plus sign in its value, which form decoding turns into a space. */
const address = Array.from({ length: 50 }, () =>
  handOffUrl('https://main.example', sealHandOff(tokens, PASSPHRASE)),
).find((each) => each.includes('%2B')) as string;

/** Runs an example as a module between a prologue and an expression, and returns the value of the expression. */
async function runModule(name: string, expression: string, prologue = ''): Promise<unknown> {
  const source = `${prologue}\n${examples.get(name)}\nprocess.stdout.write(JSON.stringify(${expression}));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', source], { cwd });
  return JSON.parse(stdout);
}

/** Prologue of a page: a location, a history and a fetch that record what the example does with them. */
const pageAt = (href: string) => `
  const forgotten = [], sent = [], passphrase = ${JSON.stringify(PASSPHRASE)};
  globalThis.location = new URL(${JSON.stringify(href)});
  globalThis.history = { replaceState: (_state, _title, to) => forgotten.push(to) };
  globalThis.fetch = async (to, { method, body }) => { sent.push([to, method, JSON.parse(body)]); };
`;

/** Starts an account service that accepts one password and one code. */
async function startService(): Promise<string> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { password, verifier } = JSON.parse(body) as Record<string, unknown>;
    const good = request.url === '/user/login' ? password === 'correct horse' : verifier === code.verifier;
    response.writeHead(good ? 200 : 401, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(
        good
          ? {
              status: 'success',
              message: 'ok',
              accestoken: tokens.accessToken,
              refreshtoken: tokens.refreshToken,
            }
          : { status: 'error', message: 'no' },
      ),
    );
  });
  return await listen(server);
}

const checks: Record<string, () => Promise<void>> = {
  'Logging in': async () => {
    const api = JSON.stringify(await startService());
    const prologue = `
      const userApi = ${api}, frontendApi = ${api}, shown = [], handedOver = [];
      const show = (text) => shown.push(text), handOver = (...pair) => handedOver.push(pair);`;
    const form = (password: string) => `{ email: 'ada@example.com', password: '${password}' }`;
    const expression = `await logIn(${form('correct horse')}).then(() => logIn(${form('wrong')}))
      .then(() => logIn(${form('wrong')}, AbortSignal.abort())).then(() => ({ shown, handedOver }))`;
    expect(await runModule('Logging in', expression, prologue)).toEqual({
      shown: ['No'],
      handedOver: [[tokens.accessToken, tokens.refreshToken]],
    });
  },
  'In the browser': async () => {
    const end = '{ tokens, forgotten }';
    expect(await runModule('In the browser', end, pageAt(address))).toEqual({ tokens, forgotten: ['/'] });
  },
  'In Node, with this package': () => opensTheAddress('In Node, with this package'),
  'In Node, without any package': () => opensTheAddress('In Node, without any package'),
  'With openssl': async () => {
    const env = { ...process.env, PASSPHRASE, AUTH: address.split('auth=')[1] };
    const { stdout } = await run('bash', ['-c', examples.get('With openssl') ?? ''], { env });
    expect(JSON.parse(stdout)).toEqual(tokens);
  },
  "In the main application's page": async () => {
    const name = "In the main application's page";
    const end = '{ forgotten, sent }';
    const arrived = await runModule(name, end, pageAt(handOffCodeUrl('https://main.example', code)));
    expect(arrived).toEqual({ forgotten: ['/'], sent: [['/session', 'POST', code]] });
    const without = await runModule(name, end, pageAt('https://main.example/'));
    expect(without).toEqual({ forgotten: ['/'], sent: [] });
  },
  'On its server': async () => {
    const api = JSON.stringify(await startService());
    expect(await runModule('On its server', `await redeem(${api}, ${JSON.stringify(code)})`)).toEqual(tokens);
    const wrong = JSON.stringify({ ...code, verifier: 'w'.repeat(43) });
    const end = `await redeem(${api}, ${wrong}).catch(({ message }) => message)`;
    expect(await runModule('On its server', end)).toBe('Please log in again.');
  },
  'By hand': async () => {
    const env = { ...process.env, API: await startService(), CODE: code.code, VERIFIER: code.verifier };
    const { stdout } = await run('sh', ['-c', examples.get('By hand') ?? ''], { env });
    expect(JSON.parse(stdout)).toMatchObject({ status: 'success', accestoken: tokens.accessToken });
  },
};

async function opensTheAddress(name: string): Promise<void> {
  const open = (href: string, passphrase: string) =>
    `tokensOf(${JSON.stringify(href)}, ${JSON.stringify(passphrase)})`;
  expect(await runModule(name, open(address, PASSPHRASE))).toEqual(tokens);
  await expect(runModule(name, open('https://main.example/', PASSPHRASE))).rejects.toThrow();
  await expect(runModule(name, open(address, 'another'))).rejects.toThrow();
}

test.each([...examples.keys()])('the README’s example «%s» works', async (name) => {
  const check = checks[name];
  if (!check) throw new Error(`No check runs the example '${name}': add one.`);
  await check();
});

test('every check finds its example in the README', () => {
  expect([...examples.keys()]).toEqual(Object.keys(checks));
  expect([...examples.values()]).not.toContain('');
});
