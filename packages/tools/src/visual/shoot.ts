import { access, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { launchOptions } from '../browser.ts';
import { plan, type Shot, type StoryFacts, type Wanted } from './plan.ts';
import { serveFolder } from './serve.ts';

/** The screenshots of one Storybook. */
export interface Pictures {
  readonly shots: readonly Shot[];
  /** The reason for each screenshot that failed, by key. */
  readonly broken: ReadonlyMap<string, string>;
}

/** Pages that take screenshots in parallel: one per core of a two-core machine. */
const AT_ONCE = 2;

/** Milliseconds that a story may take to finish, including its play function. */
const LIMIT = 60_000;

/** Maximum number of screenshots until two in a row are equal. */
const TRIES = 6;

/** The part of Storybook's preview API that this file uses. */
interface Preview {
  readonly ready: () => Promise<void>;
  readonly extract: () => Promise<Record<string, StoryFacts>>;
  readonly currentRender?: {
    readonly phase?: string;
    readonly story?: { readonly parameters?: { readonly pseudo?: { readonly rootSelector?: string } } };
  };
  readonly storyStoreValue?: { readonly userGlobals: { readonly get: () => { readonly pseudo?: unknown } } };
}

interface Channel {
  readonly on: (event: string, listener: (error: { readonly message?: string }) => void) => void;
}

type StorybookWindow = typeof globalThis & {
  readonly __STORYBOOK_PREVIEW__?: Preview;
  __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  /** What {@link recordErrors} has recorded. */
  playError?: string;
};

const viewOf = (origin: string, query: string): string => `${origin}/iframe.html?${query}`;

/** Reads the stories of the built Storybook. */
async function readStories(page: Page, origin: string): Promise<StoryFacts[]> {
  await page.goto(viewOf(origin, 'viewMode=story'));
  await page.waitForFunction(() => (globalThis as StorybookWindow).__STORYBOOK_PREVIEW__ !== undefined);
  return page.evaluate(async () => {
    const preview = (globalThis as StorybookWindow).__STORYBOOK_PREVIEW__;
    await preview?.ready();
    const stories = Object.values((await preview?.extract()) ?? {});
    return stories.map(({ id, title, name, parameters }) => {
      const { pictured, looks, viewport, chromatic } = parameters;
      // JSON drops functions, which a parameter may contain.
      return JSON.parse(
        JSON.stringify({ id, title, name, parameters: { pictured, looks, viewport, chromatic } }),
      ) as StoryFacts;
    });
  });
}

/** Settles a finished story: scrolls to the top, decodes images, loads fonts and finishes every animation. */
async function bringToRest(): Promise<void> {
  // Otherwise a fixed bar appears wherever the last focus has scrolled the page.
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  const twoFrames = (): Promise<void> =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  await twoFrames();
  for (const animation of document.getAnimations()) {
    const { endTime = 0, fill } = animation.effect?.getComputedTiming() ?? {};
    const end = Number(endTime);
    const leavesNothing = animation instanceof CSSAnimation && (fill === 'none' || fill === 'backwards');
    // These end in the element's own style, so a cancelled one looks like a finished one.
    if (animation instanceof CSSTransition || (Number.isFinite(end) && leavesNothing)) {
      animation.cancel();
      continue;
    }
    // Just before the end: the finish event could make a component start the next animation.
    animation.currentTime = Number.isFinite(end) ? Math.max(0, end - 0.001) : 0;
    const { target, pseudoElement } = animation.effect as KeyframeEffect;
    if (pseudoElement !== null || !(target instanceof HTMLElement)) {
      animation.pause();
      continue;
    }
    // As inline style: the compositor may draw another frame of a paused animation.
    animation.commitStyles();
    animation.cancel();
  }
  await twoFrames();
}

/**
 * Records the error of a play function: with the interactions panel Storybook shows no error screen for it, and the story
 * ends as `finished`. Runs before any script of the page, which sets the channel.
 */
function recordErrors(): void {
  const here = globalThis as StorybookWindow;
  let channel: Channel | undefined;
  Object.defineProperty(here, '__STORYBOOK_ADDONS_CHANNEL__', {
    get: () => channel,
    set: (created: Channel) => {
      channel = created;
      channel.on('playFunctionThrewException', ({ message = '' }) => {
        here.playError = message;
      });
    },
  });
}

/** The reason why a story failed, if it did: the message of its play function or of Storybook's error screen. */
function readError(): string | undefined {
  const { playError } = globalThis as StorybookWindow;
  if (playError !== undefined) return `its play function throws: ${playError.split('\n')[0]}`;
  const { classList } = document.body;
  if (classList.contains('sb-show-nopreview')) return 'there is no such story';
  if (!classList.contains('sb-show-errordisplay')) return undefined;
  const words = document.querySelector('#error-message')?.textContent?.trim() ?? '';
  return `the story throws: ${words.split('\n')[0]}`;
}

/** Takes a screenshot of a settled story. @throws {Error} when it does not render or does not settle */
async function picture(page: Page, origin: string, shot: Shot): Promise<Buffer> {
  const { width, height, forcedColors, reducedMotion } = shot;
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: 'light', forcedColors, reducedMotion });
  await page.goto(viewOf(origin, shot.query), { waitUntil: 'commit' });
  const ended = await page.waitForFunction(
    () => {
      const preview = (globalThis as StorybookWindow).__STORYBOOK_PREVIEW__;
      const { phase = '', story } = preview?.currentRender ?? {};
      if (phase === 'errored' || phase === 'aborted') return phase;
      // The pseudo-states addon sets forced states as globals after the story has finished.
      const { rootSelector: _, ...held } = story?.parameters?.pseudo ?? {};
      const chosen = preview?.storyStoreValue?.userGlobals.get().pseudo;
      const isHeld = Object.keys(held).length === 0 || JSON.stringify(chosen) === JSON.stringify(held);
      return phase === 'finished' && isHeld ? phase : undefined;
    },
    undefined,
    { timeout: LIMIT },
  );
  const phase = await ended.jsonValue();
  if (phase !== 'finished') throw new Error(`the story ended as ${phase}`);
  const problem = await page.evaluate(readError);
  if (problem !== undefined) throw new Error(problem);
  let last: Buffer | undefined;
  for (let tries = 0; tries < TRIES; tries += 1) {
    await page.evaluate(bringToRest);
    const taken = await page.screenshot({ fullPage: true, caret: 'hide', scale: 'css' });
    if (last?.equals(taken)) return taken;
    last = taken;
  }
  throw new Error(`the story did not settle within ${TRIES} screenshots`);
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Launches the browser that tests use, with settings for reproducible screenshots. */
export const launch = (): Promise<Browser> => {
  const { args, ...rest } = launchOptions();
  return chromium.launch({ ...rest, args: [...args, '--font-render-hinting=none', '--hide-scrollbars'] });
};

/**
 * Takes screenshots of a built Storybook's stories. Keeps screenshots that exist already.
 *
 * @param browser See {@link launch}.
 * @param built Folder of the built Storybook.
 * @param into Folder for the screenshots, `<key>.png` each.
 * @param wanted Which stories to take.
 * @param tell Called with the number of finished screenshots and the total.
 */
export async function shoot(
  browser: Browser,
  built: string,
  into: string,
  wanted: Wanted,
  tell: (done: number, all: number) => void,
): Promise<Pictures> {
  const { origin, close } = await serveFolder(built);
  const broken = new Map<string, string>();
  try {
    await mkdir(into, { recursive: true });
    const context = await browser.newContext();
    await context.addInitScript(recordErrors);
    const first = await context.newPage();
    const shots = plan(await readStories(first, origin), wanted);
    const waiting = [...shots];
    const work = async (page: Page): Promise<void> => {
      for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
        const file = path.join(into, `${shot.key}.png`);
        if (!(await exists(file))) {
          try {
            await writeFile(file, await picture(page, origin, shot));
          } catch (error) {
            broken.set(shot.key, error instanceof Error ? error.message : String(error));
          }
        }
        tell(shots.length - waiting.length, shots.length);
      }
    };
    const others = Array.from({ length: AT_ONCE - 1 }, async () => work(await context.newPage()));
    await Promise.all([work(first), ...others]);
    await context.close();
    return { shots, broken };
  } finally {
    close();
  }
}
