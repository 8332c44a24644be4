import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { launchOptions } from '../browser.ts';
import { compare } from './compare.ts';
import { plan, type Shot, type Wanted } from './plan.ts';
import { serveFolder } from './serve.ts';
import { prepare, readStories, StoryFrame } from './story-frame.ts';

/** The screenshots of one Storybook. */
export interface Pictures {
  readonly shots: readonly Shot[];
  /** The reason for each screenshot that failed, by key. */
  readonly broken: ReadonlyMap<string, string>;
}

/** Pages that take screenshots in parallel: one per core of a two-core machine. */
const AT_ONCE = 2;

/**
 * The most screenshots that may be taken until two in a row are equal, apart from the rasteriser's rounding. Two suffice
 * for nearly all stories; the browser shows a spinner for some seconds on a video that has not played.
 */
const TRIES = 20;

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
  const { everyAnimation } = globalThis as { everyAnimation?: () => Animation[] };
  const animations = everyAnimation?.() ?? [];
  if (animations.length === 0) return;
  for (const animation of animations) {
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

/** Takes a full-page screenshot in less time than Playwright: with little compression, and without preparing the page. */
async function capture(devtools: CDPSession): Promise<Buffer> {
  const { cssContentSize, cssLayoutViewport } = await devtools.send('Page.getLayoutMetrics');
  const { width, height } = cssContentSize;
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: width > cssLayoutViewport.clientWidth || height > cssLayoutViewport.clientHeight,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

/**
 * Takes a screenshot of the shown story, once it has settled.
 *
 * @param earlier The baseline: a screenshot that equals it is not taken twice.
 * @throws {Error} when it does not settle
 */
async function picture(page: Page, devtools: CDPSession, earlier: Buffer | undefined): Promise<Buffer> {
  let last: Buffer | undefined;
  for (let tries = 0; tries < TRIES; tries += 1) {
    await page.evaluate(bringToRest);
    const taken = await capture(devtools);
    if (earlier?.equals(taken) || (last && !compare(last, taken))) return taken;
    last = taken;
  }
  throw new Error(`the story did not settle within ${TRIES} screenshots`);
}

/** The screenshots that are still to be taken. */
async function withoutTaken(shots: readonly Shot[], into: string): Promise<Shot[]> {
  const taken = new Set(await readdir(into));
  return shots.filter(({ key }) => !taken.has(`${key}.png`));
}

/** Removes the first story's screenshots from the list. @returns them */
function nextStory(waiting: Shot[]): Shot[] {
  const end = waiting.findIndex(({ id }) => id !== waiting[0]?.id);
  return waiting.splice(0, end === -1 ? waiting.length : end);
}

/**
 * Settings for reproducible screenshots. Without the last, Chromium repaints only the changed part of a tile, and smooths the
 * rounded corners in it differently from those of a tile that it paints whole.
 */
const REPRODUCIBLE = ['--font-render-hinting=none', '--hide-scrollbars', '--disable-partial-raster'];

/** Launches the browser that tests use, with settings for reproducible screenshots. */
export const launch = (): Promise<Browser> => {
  const { args, ...rest } = launchOptions();
  return chromium.launch({ ...rest, args: [...args, ...REPRODUCIBLE] });
};

/**
 * Takes screenshots of a built Storybook's stories. Keeps screenshots that exist already.
 *
 * @param browser See {@link launch}.
 * @param built Folder of the built Storybook.
 * @param into Folder for the screenshots, `<key>.png` each.
 * @param wanted Which stories to take.
 * @param earlier Folder of the screenshots that they are compared with, if there are any.
 * @param tell Called with the number of finished screenshots and the total.
 */
export async function shoot(
  browser: Browser,
  built: string,
  into: string,
  wanted: Wanted,
  earlier: string | undefined,
  tell: (done: number, all: number) => void,
): Promise<Pictures> {
  const { origin, close } = await serveFolder(built);
  const broken = new Map<string, string>();
  try {
    await mkdir(into, { recursive: true });
    // Stories that store something must not share it with stories that run in parallel.
    const contexts = await Promise.all(Array.from({ length: AT_ONCE }, () => browser.newContext()));
    const pages = await Promise.all(
      contexts.map(async (context) => {
        await context.addInitScript(prepare);
        return context.newPage();
      }),
    );
    const [first] = pages as [Page, ...Page[]];
    const shots = plan(await readStories(first, origin), wanted);
    const waiting = await withoutTaken(shots, into);
    let done = shots.length - waiting.length;
    const work = async (page: Page): Promise<void> => {
      const frame = new StoryFrame(page, origin);
      const devtools = await page.context().newCDPSession(page);
      for (let looks = nextStory(waiting); looks.length > 0; looks = nextStory(waiting)) {
        for (const shot of looks) {
          try {
            await frame.show(shot);
            const file = `${shot.key}.png`;
            const known = earlier && (await readFile(path.join(earlier, file)).catch(() => undefined));
            await writeFile(path.join(into, file), await picture(page, devtools, known || undefined));
          } catch (error) {
            broken.set(shot.key, error instanceof Error ? error.message : String(error));
            frame.forget();
          }
          done += 1;
          tell(done, shots.length);
        }
      }
    };
    await Promise.all(pages.map(work));
    await Promise.all(contexts.map((context) => context.close()));
    return { shots, broken };
  } finally {
    close();
  }
}
