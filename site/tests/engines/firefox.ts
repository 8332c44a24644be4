import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bringIntoView, codePoint, type Engine, end, type Look, written } from './engine.ts';

/** Preferences of a fresh profile without prompts and background requests. */
const preferences = ({ scheme, motion }: Look) => ({
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.prefs.recommended': true,
  // A mouse: fine, and able to hover.
  'ui.allPointerCapabilities': 6,
  'ui.primaryPointerCapabilities': 6,
  'ui.prefersReducedMotion': motion === 'reduced' ? 1 : 0,
  'ui.systemUsesDarkTheme': scheme === 'dark' ? 1 : 0,
  // Scrollbars take no width from the page, as in the other engines.
  'ui.useOverlayScrollbars': 1,
});

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
export async function startFirefox(command: string, look: Look): Promise<Engine> {
  const profile = await mkdtemp(path.join(tmpdir(), 'weft-firefox-'));
  const lines = Object.entries(preferences(look)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(path.join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const send = await connect(await written(child, /WebDriver BiDi listening on (ws:\S+)/));
  await send('session.new', { capabilities: {} });
  // Headless Firefox gives the focus to a window that it creates, not to its first one.
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'window' });

  const call = async (functionDeclaration: string) => {
    const { type, result, exceptionDetails } = await send<{
      type: string;
      result: { value: string };
      exceptionDetails?: { text: string };
    }>('script.callFunction', { target: { context }, awaitPromise: true, functionDeclaration });
    if (type === 'exception') throw new Error(exceptionDetails?.text);
    return result;
  };
  const evaluate: Engine['evaluate'] = async (inPage, argument) => {
    const given = JSON.stringify(argument) ?? 'undefined';
    const { value } = await call(`async () => JSON.stringify(await (${inPage})(${given})) ?? 'null'`);
    return JSON.parse(value);
  };
  const act = (source: object) => send('input.performActions', { context, actions: [source] });
  const point = async (place: { x: number; y: number }, ...then: object[]) => {
    const move = { type: 'pointerMove', ...place };
    await act({ type: 'pointer', id: 'mouse', actions: [move, ...then] });
  };
  const press = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  const click = async (selector: string) => point(await evaluate(bringIntoView, selector), ...press);
  const strike = async (keys: readonly string[]) => {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await act({ type: 'key', id: 'keys', actions });
  };

  return {
    resize: async (viewport) => void (await send('browsingContext.setViewport', { context, viewport })),
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate,
    hover: async (selector) => point(await evaluate(bringIntoView, selector)),
    click,
    type: async (selector, text) => {
      await click(selector);
      await strike([...text]);
    },
    press: (key) => strike([codePoint(key)]),
    picture: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      await end(child);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
