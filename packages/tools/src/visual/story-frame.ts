import type { Page } from 'playwright';
import type { Shot, StoryFacts } from './plan.ts';

/** Milliseconds that a story may take to finish, including its play function. */
const LIMIT = 60_000;

/** Storybook's globals, as the reader has chosen them. */
interface UserGlobals {
  readonly initialGlobals: object;
  readonly update: (globals: object) => void;
}

/** States that the pseudo-states addon holds: selectors by state, and the element that it looks in. */
type Pseudo = Readonly<Record<string, string | readonly string[] | boolean>>;

/** The part of Storybook's preview API that this file uses. */
interface Preview {
  readonly ready: () => Promise<void>;
  readonly extract: () => Promise<Record<string, StoryFacts>>;
  readonly currentRender?: {
    readonly id?: string;
    readonly phase?: string;
    readonly remount?: () => Promise<void>;
    readonly story?: { readonly parameters?: { readonly pseudo?: Pseudo } };
  };
  readonly storyStoreValue?: {
    readonly userGlobals: UserGlobals;
    readonly loadStory: (story: { storyId: string }) => Promise<{ parameters: { pseudo?: Pseudo } }>;
  };
}

interface Channel {
  readonly on: (event: string, listener: (error: { readonly message?: string }) => void) => void;
  readonly emit: (event: string, value: object) => void;
}

type StorybookWindow = typeof globalThis & {
  readonly __STORYBOOK_PREVIEW__?: Preview;
  __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  /** What {@link prepare} has recorded. */
  playError?: string;
  /** The animations of the document, which {@link prepare} hides from Storybook. */
  everyAnimation?: () => Animation[];
};

/** Loads Storybook's preview, without a story. */
async function openPreview(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/iframe.html?viewMode=story`, { waitUntil: 'commit' });
  await page.waitForFunction(() => (globalThis as StorybookWindow).__STORYBOOK_PREVIEW__ !== undefined);
  await page.evaluate(() => (globalThis as StorybookWindow).__STORYBOOK_PREVIEW__?.ready());
}

/** Reads the stories of the built Storybook. */
export async function readStories(page: Page, origin: string): Promise<StoryFacts[]> {
  await openPreview(page, origin);
  return page.evaluate(async () => {
    const preview = (globalThis as StorybookWindow).__STORYBOOK_PREVIEW__;
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
 * Runs before any script of the page. Records the error of a play function: with the interactions panel Storybook shows no
 * error screen for it, and the story ends as `finished`. Hides animations from Storybook, which waits up to 5 s for them to
 * end: screenshots are taken at their end anyway.
 */
export function prepare(): void {
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
  // Carets blink.
  addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style');
    style.textContent = '* { caret-color: transparent !important; }';
    document.head.append(style);
  });
  const { getAnimations } = Document.prototype;
  here.everyAnimation = () => getAnimations.call(document);
  Document.prototype.getAnimations = () => [];
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
 * Shows a story in the loaded preview, ten times as fast as a load. Sets the story's pseudo-states as a global first;
 * otherwise the addon sets them after the story has rendered, and renders it again.
 */
async function begin({ id, globals }: Pick<Shot, 'id' | 'globals'>): Promise<void> {
  const here = globalThis as StorybookWindow;
  const { currentRender, storyStoreValue: store } = here.__STORYBOOK_PREVIEW__ ?? {};
  if (!store) throw new Error('the preview is not loaded');
  const { pseudo } = (await store.loadStory({ storyId: id })).parameters;
  const { rootSelector: _, ...held } = pseudo ?? {};
  store.userGlobals.update({
    ...store.userGlobals.initialGlobals,
    ...globals,
    // Without axe: nobody reads its results here.
    a11y: { manual: true },
    ...(pseudo && { pseudo: held }),
  });
  if (currentRender?.id === id) await currentRender.remount?.();
  else here.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
}

/** Holds the story's states by the classes of the pseudo-states addon, even if a component has remounted since. */
function hold(): void {
  const { pseudo = {} } =
    (globalThis as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender?.story?.parameters ?? {};
  const { rootSelector = '#storybook-root', ...held } = pseudo;
  const root = document.querySelector(String(rootSelector));
  for (const [state, selectors] of Object.entries(held)) {
    if (typeof selectors === 'boolean') continue;
    const name = `pseudo-${state.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    for (const each of root?.querySelectorAll([selectors].flat().join()) ?? []) each.classList.add(name);
  }
}

/** Shows stories in a page, one at a time. */
export class StoryFrame {
  readonly #page: Page;
  readonly #origin: string;
  /** Title of the story that the loaded preview shows. */
  #loaded: string | undefined;
  /** Window and media of the last story. */
  #emulated = '';

  constructor(page: Page, origin: string) {
    this.#page = page;
    this.#origin = origin;
  }

  /** Shows a story and waits until it has finished. @throws {Error} when it does not render, or its play function throws */
  async show(shot: Shot): Promise<void> {
    const { id, globals, title } = shot;
    const page = this.#page;
    await this.#emulate(shot);
    if (!this.#isUsableFor(title)) await openPreview(page, this.#origin);
    this.#loaded = title;
    await page.evaluate(begin, { id, globals });
    const ended = await page.waitForFunction(readEnd, id, { timeout: LIMIT });
    const phase = await ended.jsonValue();
    if (phase !== 'finished') throw new Error(`the story ended as ${phase}`);
    const problem = await page.evaluate(readError);
    if (problem !== undefined) throw new Error(problem);
    await page.evaluate(hold);
  }

  /** Sets the window and the media, which takes a tenth of a story's time, only where they change. */
  async #emulate({ width, height, forcedColors, reducedMotion }: Shot): Promise<void> {
    const wanted = JSON.stringify([width, height, forcedColors, reducedMotion]);
    if (wanted === this.#emulated) return;
    await this.#page.setViewportSize({ width, height });
    await this.#page.emulateMedia({ colorScheme: 'light', forcedColors, reducedMotion });
    this.#emulated = wanted;
  }

  /** Whether the loaded preview can show a story: pages load style sheets of their own, which would stay. */
  #isUsableFor(title: string): boolean {
    const loaded = this.#loaded;
    return loaded === title || (isComponent(title) && loaded !== undefined && isComponent(loaded));
  }

  /** Makes the next story reload the preview. */
  forget(): void {
    this.#loaded = undefined;
  }
}

const isComponent = (title: string): boolean => title.startsWith('Components/');

/** How the story has ended; undefined while it runs. */
function readEnd(id: string): string | undefined {
  const { currentRender } = (globalThis as StorybookWindow).__STORYBOOK_PREVIEW__ ?? {};
  const { phase } = currentRender ?? {};
  if (currentRender?.id !== id) return undefined;
  return phase === 'finished' || phase === 'errored' || phase === 'aborted' ? phase : undefined;
}
