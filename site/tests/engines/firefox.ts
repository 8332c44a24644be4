import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Engine, end, written } from './engine.ts';

/** Preferences of a fresh profile without prompts and background requests. */
const PREFERENCES = {
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.prefs.recommended': true,
  'ui.prefersReducedMotion': 1,
};

/** A WebDriver BiDi response. */
interface Answer {
  readonly id?: number;
  readonly type: string;
  readonly message?: string;
  readonly result: Record<string, never>;
}

/** Connects to Firefox by WebDriver BiDi and returns a function that sends commands. */
async function connect(address: string) {
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let last = 0;
  return <Result = unknown>(method: string, params: object): Promise<Result> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, ({ type, message, result }) =>
        type === 'error' ? reject(new Error(`${method}: ${message}`)) : resolve(result as Result),
      );
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}

/** Starts Firefox headless. */
export async function startFirefox(command: string): Promise<Engine> {
  const profile = await mkdtemp(path.join(tmpdir(), 'weft-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(path.join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const send = await connect(await written(child, /WebDriver BiDi listening on (ws:\S+)/));
  await send('session.new', { capabilities: {} });
  const tree = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const { context } = tree.contexts[0] ?? { context: '' };

  const call = async (functionDeclaration: string) => {
    const { type, result, exceptionDetails } = await send<{
      type: string;
      result: { value: string; sharedId: string };
      exceptionDetails?: { text: string };
    }>('script.callFunction', { target: { context }, awaitPromise: true, functionDeclaration });
    if (type === 'exception') throw new Error(exceptionDetails?.text);
    return result;
  };
  const press = async (selector: string) => {
    const { sharedId } = await call(`() => document.querySelector(${JSON.stringify(selector)})`);
    if (!sharedId) throw new Error(`There is no ${selector}.`);
    const origin = { type: 'element', element: { sharedId } };
    const actions = [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await send('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions }] });
  };

  return {
    resize: async (viewport) => void (await send('browsingContext.setViewport', { context, viewport })),
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async (inPage, argument) => {
      const given = JSON.stringify(argument) ?? 'undefined';
      const { value } = await call(`async () => JSON.stringify(await (${inPage})(${given})) ?? 'null'`);
      return JSON.parse(value);
    },
    click: press,
    type: async (selector, text) => {
      await press(selector);
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await send('input.performActions', { context, actions: [{ type: 'key', id: 'keys', actions }] });
    },
    close: async () => {
      await end(child);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
