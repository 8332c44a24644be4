import { access, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { launchOptions } from '../browser.ts';
import { plan, type Shot, type StoryFacts, type Wanted } from './plan.ts';
import { serveFolder } from './serve.ts';

/** What was pictured. */
export interface Pictures {
  readonly shots: readonly Shot[];
  /** Stories that could not be pictured, and why, by key. */
  readonly broken: ReadonlyMap<string, string>;
}

/** Pages that are pictured at once: one for each of two cores. */
const AT_ONCE = 2;

/** Milliseconds that a story may take to be finished, its play function included. */
const LIMIT = 60_000;

/** Pictures that are taken at most until two in a row are the same. */
const TRIES = 6;

/** The part of Storybook's preview that is used here. */
interface Preview {
  readonly ready: () => Promise<void>;
  readonly extract: () => Promise<Record<string, StoryFacts>>;
  readonly currentRender?: {
    readonly phase?: string;
    readonly story?: { readonly parameters?: { readonly pseudo?: { readonly rootSelector?: string } } };
  };
  readonly storyStoreValue?: { readonly userGlobals: { readonly get: () => { readonly pseudo?: unknown } } };
}

type StorybookWindow = typeof globalThis & { readonly __STORYBOOK_PREVIEW__?: Preview };

const viewOf = (origin: string, query: string): string => `${origin}/iframe.html?${query}`;

/** What the built Storybook says of its stories. */
async function readStories(page: Page, origin: string): Promise<StoryFacts[]> {
  await page.goto(viewOf(origin, 'viewMode=story'));
  await page.waitForFunction(() => (globalThis as StorybookWindow).__STORYBOOK_PREVIEW__ !== undefined);
  return page.evaluate(async () => {
    const preview = (globalThis as StorybookWindow).__STORYBOOK_PREVIEW__;
    await preview?.ready();
    const stories = Object.values((await preview?.extract()) ?? {});
    return stories.map(({ id, title, name, parameters }) => {
      const { pictured, looks, viewport, chromatic } = parameters;
      // Through JSON, since a parameter may hold functions.
      return JSON.parse(
        JSON.stringify({ id, title, name, parameters: { pictured, looks, viewport, chromatic } }),
      ) as StoryFacts;
    });
  });
}

/** Brings a finished story to rest: at its top, pictures decoded, fonts there, every movement over. */
async function bringToRest(): Promise<void> {
  // A bar that is fixed to the window would be pictured wherever the last focus has scrolled it.
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
    // What ends in the element's own style is taken away, so that it makes no difference whether it has ended by itself.
    if (animation instanceof CSSTransition || (Number.isFinite(end) && leavesNothing)) {
      animation.cancel();
      continue;
    }
    // At its very end it would say so, and a component may answer by beginning the next one.
    animation.currentTime = Number.isFinite(end) ? Math.max(0, end - 0.001) : 0;
    const { target, pseudoElement } = animation.effect as KeyframeEffect;
    if (pseudoElement !== null || !(target instanceof HTMLElement)) {
      animation.pause();
      continue;
    }
    // Held in the element's own style: of an animation that is paused, the compositor may still draw another moment.
    animation.commitStyles();
    animation.cancel();
  }
  await twoFrames();
}

/** What Storybook says where a story should be, if it does: a story that errs is `finished` like any other. */
function readErrorScreen(): string | undefined {
  const { classList } = document.body;
  if (classList.contains('sb-show-nopreview')) return 'there is no such story';
  if (!classList.contains('sb-show-errordisplay')) return undefined;
  const words = document.querySelector('#error-message')?.textContent?.trim() ?? '';
  return `the story errs: ${words.split('\n')[0]}`;
}

/** A picture of a story at rest. @throws {Error} when it does not render or does not come to rest */
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
      // States that a story holds still are put into the globals after it has finished, and drawn from there.
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
  const complaint = await page.evaluate(readErrorScreen);
  if (complaint !== undefined) throw new Error(complaint);
  let last: Buffer | undefined;
  for (let tries = 0; tries < TRIES; tries += 1) {
    await page.evaluate(bringToRest);
    const taken = await page.screenshot({ fullPage: true, caret: 'hide', scale: 'css' });
    if (last?.equals(taken)) return taken;
    last = taken;
  }
  throw new Error(`the story did not come to rest in ${TRIES} pictures`);
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** The browser of all tests. */
export const launch = (): Promise<Browser> => {
  const { args, ...rest } = launchOptions();
  return chromium.launch({ ...rest, args: [...args, '--font-render-hinting=none', '--hide-scrollbars'] });
};

/**
 * Pictures the stories of a built Storybook. A picture that is there already is not taken again.
 *
 * @param browser See {@link launch}.
 * @param built Folder of the built Storybook.
 * @param into Folder for the pictures, `<key>.png` each.
 * @param wanted Which stories.
 * @param tell Called with the number of pictures done and to be done.
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
    const first = await context.newPage();
    const shots = plan(await readStories(first, origin), wanted);
    const waiting = [...shots];
    const work = async (page: Page): Promise<void> => {
      for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
        const file = path.join(into, `${shot.key}.png`);
        if (!(await isThere(file))) {
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
