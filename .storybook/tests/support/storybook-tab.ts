import { isDeepStrictEqual } from 'node:util';
import type { Browser, Frame, Page } from 'playwright/test';
import type { Entry } from './built.ts';
import type { Look } from './looks.ts';
import { type Choice, FAILURES, failedFrames, showEntry, turnText, unfinished } from './show-entry.ts';

/** Height of the window, in CSS pixels. */
const HEIGHT = 800;

/** Time limit for showing an entry with its frames, in milliseconds. */
const LIMIT = 150_000;

/**
 * Globals of each place. The story tests run axe already, and every story from left to right unless it sets a direction
 * itself.
 */
const GLOBALS = {
  manager: 'a11y.manual:!true',
  alone: 'a11y.manual:!true;direction:rtl',
} as const satisfies Record<Look['place'], string>;

/** A tab with the built Storybook, which shows one entry after another without a reload. */
export class StorybookTab {
  readonly #browser: Browser;
  readonly #origin: string;
  readonly #place: Look['place'];
  readonly #first: string;
  #page: Page | undefined;
  #frame: Frame | undefined;
  #shown: string | undefined;
  /** Documents loaded since an entry was chosen, by frame. */
  readonly #loads = new Map<Frame, number>();

  constructor(browser: Browser, origin: string, place: Look['place'], first: string) {
    this.#browser = browser;
    this.#first = first;
    this.#origin = origin;
    this.#place = place;
  }

  /** Opens an entry in a look. @returns a line for each problem */
  async open(entry: Entry, look: Look): Promise<string[]> {
    await this.#emulate(look);
    const frame = await this.load();
    this.#loads.clear();
    const end = Date.now() + LIMIT;
    try {
      const way = this.#shown === entry.id ? 'again' : this.#place;
      const choice: Choice = { id: entry.id, viewMode: entry.type, way, limit: LIMIT, failures: FAILURES };
      const problems = await frame.evaluate(showEntry, choice);
      this.#shown = entry.id;
      return [...problems, ...(await this.#settle(frame, end))];
    } catch (error) {
      // Navigation of the document aborts the evaluation.
      const reloads = this.#reloads();
      await this.close();
      if (reloads.length === 0) throw error;
      return reloads;
    }
  }

  /** How often each frame of the shown page was loaded since the page was opened or turned. */
  get loads(): number[] {
    return [...this.#loads].flatMap(([frame, count]) => (frame.isDetached() ? [] : [count]));
  }

  /** Changes the direction of text as the toolbar does. @returns a line for each problem */
  async turn(): Promise<string[]> {
    const frame = await this.load();
    this.#loads.clear();
    await frame.evaluate(turnText);
    return this.#settle(frame, Date.now() + LIMIT);
  }

  /** Shows what is open in another window, with other settings of the system. @returns a line for each problem */
  async resize(look: Look): Promise<string[]> {
    await this.#emulate(look);
    return this.#settle(await this.load(), Date.now() + LIMIT);
  }

  async #emulate({ width, reducedMotion, forcedColors }: Look): Promise<void> {
    const page = await this.#openPage();
    const size = { width, height: HEIGHT };
    if (!isDeepStrictEqual(page.viewportSize(), size)) await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion, forcedColors });
  }

  async close(): Promise<void> {
    await this.#page?.context().close();
    this.#page = undefined;
    this.#frame = undefined;
    this.#shown = undefined;
  }

  /** Waits until all that is shown is rendered. @returns a line for each problem */
  async #settle(frame: Frame, end: number): Promise<string[]> {
    let rest: string[];
    // A frame that reloads for ever never settles.
    do rest = await frame.evaluate(unfinished);
    while (rest.length > 0 && this.#reloads().length === 0 && Date.now() < end);
    return [...this.#reloads(), ...rest, ...(await frame.evaluate(failedFrames, FAILURES))];
  }

  async #openPage(): Promise<Page> {
    if (this.#page) return this.#page;
    // A context of its own, because a background tab counts as hidden.
    const context = await this.#browser.newContext();
    this.#page = await context.newPage();
    this.#page.on('request', (request) => {
      if (!request.isNavigationRequest()) return;
      const frame = request.frame();
      this.#loads.set(frame, (this.#loads.get(frame) ?? 0) + 1);
    });
    return this.#page;
  }

  /** Loads the Storybook if it is not open. @returns the frame of the canvas */
  async load(): Promise<Frame> {
    if (this.#frame) return this.#frame;
    const page = await this.#openPage();
    const id = this.#first;
    const globals = encodeURIComponent(GLOBALS[this.#place]);
    await page.goto(
      this.#place === 'manager'
        ? `${this.#origin}/index.html?path=/story/${id}&full=1&globals=${globals}`
        : `${this.#origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`,
    );
    const element = this.#place === 'manager' && (await page.waitForSelector('#storybook-preview-iframe'));
    const frame = (element && (await element.contentFrame())) || page.mainFrame();
    await frame.waitForFunction((story) => {
      const { currentRender } = (globalThis as StorybookWindow).__STORYBOOK_PREVIEW__ ?? {};
      return currentRender?.id === story && currentRender?.phase === 'finished';
    }, id);
    if (this.#place === 'manager') await hideToolbar(page);
    this.#frame = frame;
    this.#shown = id;
    return frame;
  }

  /** Unexpected loads: of the canvas, or of one of its frames more than once. */
  #reloads(): string[] {
    return [...this.#loads].flatMap(([frame, count]) => {
      if (frame === this.#frame || frame === this.#page?.mainFrame()) return ['the canvas was loaded anew'];
      return count > 1 ? [`a frame was loaded ${count} times: ${frame.url()}`] : [];
    });
  }
}

/**
 * Hides what full screen leaves around the canvas, because after each choice the manager takes longer to draw it than most
 * stories take.
 */
async function hideToolbar(page: Page): Promise<void> {
  await page.keyboard.press('Alt+t');
  for (const around of ['#storybook-explorer-tree', '[role=tablist]', '[data-testid=sb-preview-toolbar]'])
    await page.waitForSelector(around, { state: 'detached' });
}

type StorybookWindow = typeof globalThis & {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: { readonly id?: string; readonly phase?: string };
  };
};
