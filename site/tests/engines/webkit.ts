import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@weft/tools/ports';
import { bringIntoView, codePoint, type Engine, end, type Look, written } from './engine.ts';

/** WebDriver's key for an element reference. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Sends a WebDriver command. */
async function send<Result = unknown>(
  method: string,
  address: string,
  body?: object,
  signal?: AbortSignal,
): Promise<Result> {
  const response = await fetch(address, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const { value } = (await response.json()) as { value: Result & { message?: string } };
  if (!response.ok) throw new Error(`${method} ${new URL(address).pathname}: ${value.message}`);
  return value;
}

/** Time limit of a script, in milliseconds. A script whose page is left meanwhile may never return. */
const SCRIPT_TIMEOUT = 5000;

/** Starts WebKitGTK's browser on its own X server. */
export async function startWebKit(driverCommand: string, { scheme, motion }: Look): Promise<Engine> {
  // GTK reads from this file whether things may move.
  const home = await mkdtemp(path.join(tmpdir(), 'weft-webkit-'));
  await mkdir(path.join(home, 'gtk-3.0'));
  const animations = motion === 'full' ? 1 : 0;
  await writeFile(
    path.join(home, 'gtk-3.0/settings.ini'),
    `[Settings]\ngtk-enable-animations=${animations}\n`,
  );

  // The browser's toolbar would otherwise keep the window wider than a phone.
  await writeFile(
    path.join(home, 'gtk-3.0/gtk.css'),
    '* { min-width: 0; min-height: 0; margin: 0; padding: 0; font-size: 1px; }\n',
  );

  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '2000x1300x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = `:${await written(screen, /^(\d+)\n/)}`;
  const port = await freePort();
  const driver = spawn(driverCommand, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: home,
      GTK_THEME: scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
    },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswered(`${origin}/status`);
  const { sessionId } = await send<{ sessionId: string }>('POST', `${origin}/session`, {
    capabilities: { alwaysMatch: {} },
  });
  const session = `${origin}/session/${sessionId}`;

  const evaluate: Engine['evaluate'] = (inPage, argument) => {
    const body = { script: `return (${inPage})(...arguments)`, args: [argument ?? null] };
    const ask = () =>
      send<Awaited<ReturnType<typeof inPage>>>(
        'POST',
        `${session}/execute/sync`,
        body,
        AbortSignal.timeout(SCRIPT_TIMEOUT),
      );
    return ask().catch((error: Error) => {
      if (error.name !== 'TimeoutError') throw error;
      return ask(); // the page that has replaced it
    });
  };
  const find = async (selector: string) => {
    const found = await send<Record<string, string>>('POST', `${session}/element`, {
      using: 'css selector',
      value: selector,
    });
    return found[ELEMENT];
  };
  const act = async (source: object) =>
    void (await send('POST', `${session}/actions`, { actions: [source] }));

  const point = (place: { x: number; y: number }, ...then: object[]) => {
    const actions = [{ type: 'pointerMove', duration: 0, ...place }, ...then];
    return act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  };

  return {
    resize: async ({ width, height }) => {
      const around = await evaluate(() => ({
        width: window.outerWidth - window.innerWidth,
        height: window.outerHeight - window.innerHeight,
      }));
      await send('POST', `${session}/window/rect`, {
        width: width + around.width,
        height: height + around.height,
      });
      const reached = await evaluate(async (wanted) => {
        for (let frame = 0; frame < 60 && window.innerWidth !== wanted; frame++)
          await new Promise(requestAnimationFrame);
        return window.innerWidth;
      }, width);
      if (reached !== width) throw new Error(`The viewport is ${reached} px wide instead of ${width} px.`);
    },
    open: async (url) => void (await send('POST', `${session}/url`, { url })),
    evaluate,
    hover: async (selector) => point(await evaluate(bringIntoView, selector)),
    click: async (selector) =>
      point(
        await evaluate(bringIntoView, selector),
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ),
    type: async (selector, text) =>
      void (await send('POST', `${session}/element/${await find(selector)}/value`, { text })),
    press: (key) => {
      const value = codePoint(key);
      const actions = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
      return act({ type: 'key', id: 'keys', actions });
    },
    picture: async () => Buffer.from(await send<string>('GET', `${session}/screenshot`), 'base64'),
    close: async () => {
      await send('DELETE', session);
      await end(driver);
      await end(screen);
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** Waits until a local server responds. */
async function untilAnswered(address: string): Promise<void> {
  const timeout = AbortSignal.timeout(20_000);
  for (;;) {
    try {
      await fetch(address, { signal: timeout });
      return;
    } catch (error) {
      if (timeout.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
