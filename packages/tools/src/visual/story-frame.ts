import type { Page } from 'playwright';
import type { Shot, StoryFacts } from './plan.ts';

/** Milliseconds that a story may take to finish, including its play function. */
const LIMIT = 60_000;

/** Storybook's globals, as the reader has chosen them. */
interface UserGlobals {
  readonly initialGlobals: object;
  readonly get: () => { readonly a11y?: unknown; readonly pseudo?: unknown };
  readonly update: (globals: object) => void;
}

/** The part of Storybook's preview API that this file uses. */
interface Preview {
  readonly ready: () => Promise<void>;
  readonly extract: () => Promise<Record<string, StoryFacts>>;
  readonly currentRender?: {
    readonly phase?: string;
    readonly remount?: () => Promise<void>;
    readonly story?: { readonly parameters?: { readonly pseudo?: { readonly rootSelector?: string } } };
  };
  readonly storyStoreValue?: { readonly userGlobals: UserGlobals };
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
export async function readStories(page: Page, origin: string): Promise<StoryFacts[]> {
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

/**
 * Records the error of a play function: with the interactions panel Storybook shows no error screen for it, and the story
 * ends as `finished`. Runs before any script of the page, which sets the channel.
 */
export function recordErrors(): void {
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

/**
 * Renders the loaded story anew in another mode: a third of the time of a load.
 *
 * @returns false if the story must be loaded: the pseudo-states addon holds states only after a load
 */
async function remount(globals: Shot['globals']): Promise<boolean> {
  const here = globalThis as StorybookWindow;
  const { currentRender, storyStoreValue } = here.__STORYBOOK_PREVIEW__ ?? {};
  if (!currentRender?.remount || !storyStoreValue || currentRender.story?.parameters?.pseudo) return false;
  const { userGlobals } = storyStoreValue;
  const { a11y } = userGlobals.get();
  userGlobals.update({ ...userGlobals.initialGlobals, a11y, ...globals });
  await currentRender.remount();
  return true;
}

/** Shows stories in a page, one at a time. */
export class StoryFrame {
  readonly #page: Page;
  readonly #origin: string;
  #loaded: string | undefined;

  constructor(page: Page, origin: string) {
    this.#page = page;
    this.#origin = origin;
  }

  /** Shows a story and waits until it has finished. @throws {Error} when it does not render, or its play function throws */
  async show({ id, query, globals, width, height, forcedColors, reducedMotion }: Shot): Promise<void> {
    const page = this.#page;
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: 'light', forcedColors, reducedMotion });
    const isShown = this.#loaded === id && (await page.evaluate(remount, globals));
    if (!isShown) await page.goto(viewOf(this.#origin, query), { waitUntil: 'commit' });
    this.#loaded = id;
    const ended = await page.waitForFunction(readEnd, undefined, { timeout: LIMIT });
    const phase = await ended.jsonValue();
    if (phase !== 'finished') throw new Error(`the story ended as ${phase}`);
    const problem = await page.evaluate(readError);
    if (problem !== undefined) throw new Error(problem);
  }

  /** Makes the next story load the page anew. */
  forget(): void {
    this.#loaded = undefined;
  }
}

/** How the shown story has ended; undefined while it runs. */
function readEnd(): string | undefined {
  const preview = (globalThis as StorybookWindow).__STORYBOOK_PREVIEW__;
  const { phase = '', story } = preview?.currentRender ?? {};
  if (phase === 'errored' || phase === 'aborted') return phase;
  // The pseudo-states addon sets forced states as globals after the story has finished.
  const { rootSelector: _, ...held } = story?.parameters?.pseudo ?? {};
  const chosen = preview?.storyStoreValue?.userGlobals.get().pseudo;
  const isHeld = Object.keys(held).length === 0 || JSON.stringify(chosen) === JSON.stringify(held);
  return phase === 'finished' && isHeld ? phase : undefined;
}
