import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'playwright/test';
import { siteOrigin } from '../support/instances.ts';
import type { Engine } from './engine.ts';

/** The windows of the journeys. */
export const wide = { width: 1440, height: 900 };
export const narrow = { width: 390, height: 844 };

/**
 * Polls the page until a function's result equals the expected value. When the page is being replaced, it polls the new one.
 */
export async function expectInPage<Argument>(
  engine: Engine,
  call: (argument: Argument) => unknown,
  argument: Argument,
  expected: unknown,
): Promise<void> {
  await expect(async () => expect(await engine.evaluate(call, argument)).toEqual(expected)).toPass({
    timeout: 15_000,
    intervals: [50, 100],
  });
}

/** The perceivable state of the first matching element. Runs in the page. */
function stateOf(selector: string) {
  const element = document.querySelector<HTMLElement>(selector);
  return {
    visible: element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false,
    focused: element !== null && element === document.activeElement,
    text: element?.textContent?.replace(/\s+/g, ' ').trim() ?? '',
  };
}

/** Waits until the first matching element is in a state. */
export const expectState = (
  engine: Engine,
  selector: string,
  state: { visible?: boolean; focused?: boolean; text?: unknown },
): Promise<void> => expectInPage(engine, stateOf, selector, expect.objectContaining(state));

/** Reads address, heading and scroll position. Runs in the page. */
function placeOf() {
  const { origin, pathname } = window.location;
  const heading = document.querySelector('h1')?.textContent?.replace(/\s+/g, ' ').trim();
  return { origin, path: pathname, heading, top: Math.round(window.scrollY) };
}

/** Waits until the browser is at a place. */
export const expectPlace = (
  engine: Engine,
  place: { origin?: string; path?: string; heading?: unknown; top?: number },
): Promise<void> => expectInPage(engine, placeOf, undefined, expect.objectContaining(place));

/** Waits until a section starts right below the top bar. */
export const expectSection = (engine: Engine, id: string): Promise<void> =>
  expectInPage(
    engine,
    (section) => {
      const bar = document.querySelector('[data-slot=top-bar]')?.getBoundingClientRect().bottom;
      const top = document.getElementById(section)?.getBoundingClientRect().top;
      return Math.abs((top ?? Number.NaN) - (bar ?? Number.NaN)) <= 1;
    },
    id,
    true,
  );

/** Waits until the selector matches this number of elements. */
export const expectCount = (engine: Engine, selector: string, count: number): Promise<void> =>
  expectInPage(engine, (each) => document.querySelectorAll(each).length, selector, count);

/** Hydrates the landing page. The rows of chips render on the client only. */
export async function hydrate(engine: Engine): Promise<void> {
  await engine.press('Shift');
  await expectCount(engine, '[data-slot=chip-marquee-track]', 2);
}

/** Scrolls to a position and waits until the changes are rendered. */
export const scrollTo = (engine: Engine, top: number): Promise<void> =>
  engine.evaluate(async (to) => {
    window.scrollTo({ top: to, behavior: 'instant' });
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  }, top);

/**
 * Waits until light text is on a dark background, or the reverse. A canvas converts the colours, because engines serialise
 * them differently.
 */
export const expectScheme = (engine: Engine, scheme: 'light' | 'dark'): Promise<void> =>
  expectInPage(
    engine,
    () => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      const lightness = (colour: string) => {
        if (!canvas) return Number.NaN;
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return alpha === 0 ? undefined : (red + green + blue) / 3 / 255;
      };
      const heading = document.querySelector('h1');
      let ground: number | undefined;
      for (let part = heading as Element | null; part && ground === undefined; part = part.parentElement)
        ground = lightness(getComputedStyle(part).backgroundColor);
      const text = heading ? lightness(getComputedStyle(heading).color) : undefined;
      if (ground === undefined || text === undefined) return 'no colours';
      return ground > 0.8 && text < 0.3 ? 'light' : ground < 0.3 && text > 0.7 ? 'dark' : [ground, text];
    },
    undefined,
    scheme,
  );

/** Serves the same pages with a policy that blocks scripts, at another origin. */
export async function withoutScript(run: (origin: string) => Promise<void>): Promise<void> {
  const server = createServer(async ({ url }, response) => {
    const page = await fetch(siteOrigin + url);
    response.statusCode = page.status;
    response.setHeader('Content-Type', page.headers.get('Content-Type') ?? '');
    response.setHeader('Content-Security-Policy', "script-src 'none'");
    response.end(Buffer.from(await page.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
