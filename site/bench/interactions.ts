/**
 * Measures the response times of the built site: interactions of a hydrated page (Event Timing, input to next paint), the
 * tap that starts hydration, a route change from a link, and both on slow 3G; and a tap that needs no script, the least that
 * this machine needs. The CPU is slowed down four times. Prints median and 95th percentile. Run it with nothing else on the
 * machine.
 */
import { launchOptions } from '@weft/tools/browser';
import { useBrowser } from '@weft/tools/find-browser';
import { readOptions } from '@weft/tools/options';
import { SITE_DIST } from '@weft/tools/paths';
import { runStoppable } from '@weft/tools/stop-signals';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { rest } from './frames.ts';
import { serveFolder } from './serve-folder.ts';
import { builtIn } from './site-builds.ts';

const { values } = readOptions({ options: { rounds: { type: 'string', default: '20' } } });
const rounds = Number(values.rounds);

/** How much slower the CPU is than this machine's. */
const SLOWDOWN = 4;

/** Lighthouse's slow 3G: latency in milliseconds, throughput in bytes a second. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 51_200, uploadThroughput: 51_200 };

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const LAPTOP = { viewport: { width: 1440, height: 900 } };

const results = new Map<string, number[]>();
const note = (name: string, ...times: number[]): void =>
  void results.set(name, [...(results.get(name) ?? []), ...times]);

interface Visit {
  network?: typeof SLOW_3G;
  /** Whether the page's scripts load. */
  scripts?: boolean;
}

/** Opens an address in a fresh, slowed browser context. */
async function open(
  browser: Browser,
  url: string,
  screen: object,
  { network, scripts = true }: Visit = {},
): Promise<Page> {
  const page = await (await browser.newContext(screen)).newPage();
  if (!scripts) await page.route('**/*.js', (route) => route.abort());
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
  }
  await page.addInitScript(() => {
    const durations = new Map<number, number>();
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId = 0, duration } = entry as PerformanceEntry & { interactionId?: number };
        if (interactionId > 0)
          durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0));
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.goto(url, { waitUntil: 'commit' });
  return page;
}

/** The durations of all interactions since the last call, in milliseconds; one below 16 ms is not reported. */
async function interactions(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
    // The browser reports an event some time after it has presented the frame, and does not report fast events at all. So
    // wait a moment.
    await new Promise((resolve) => setTimeout(resolve, 50));
    const { durations } = window as unknown as { durations: Map<number, number> };
    const all = [...durations.values()];
    durations.clear();
    return all;
  });
}

/** Records the time from the end of a tap to the first frame after a selector matches. */
async function timeTap(page: Page, name: string, target: Locator, answer: string): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const answered = page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        let begun = 0;
        window.addEventListener(
          'pointerup',
          ({ timeStamp }) => {
            begun ||= timeStamp;
          },
          true,
        );
        const look = () => {
          if (begun && document.querySelector(selector))
            requestAnimationFrame(() => resolve(performance.now() - begun));
          else requestAnimationFrame(look);
        };
        look();
      }),
    answer,
  );
  await target.tap();
  note(name, await answered);
}

const loaded = (page: Page) => page.waitForLoadState('networkidle');

/** Scrolls an element into view and waits until the page is at rest, as a visitor does before a tap. */
async function scrollTo(page: Page, target: Locator): Promise<Locator> {
  await target.scrollIntoViewIfNeeded();
  await rest(page);
  await interactions(page);
  return target;
}

/** Measures every kind of interaction once, on hydrated pages. */
async function measureAwake(browser: Browser, origin: string): Promise<void> {
  const page = await open(browser, `${origin}/`, PHONE);
  await page.touchscreen.tap(5, 300);
  await page.locator('[data-slot=chip-marquee-viewport]').first().waitFor({ state: 'attached' });
  await loaded(page);
  await interactions(page);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('menu').waitFor();
  note('menu', ...(await interactions(page)));
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Data Management' }).tap();
  await interactions(page).then((times) => note('feature', ...times.slice(-1)));
  await (await scrollTo(page, page.getByRole('button', { name: 'Slide 3 of 5' }))).tap();
  note('carousel dot', ...(await interactions(page)));
  await page.context().close();

  const support = await open(browser, `${origin}/customer-support`, PHONE);
  await support.locator('input').first().tap();
  await loaded(support);
  await interactions(support);
  await (await scrollTo(support, support.locator('[data-slot=faq-trigger]').nth(1))).tap();
  // The last one: the browser may report the tap on the field only now.
  await interactions(support).then((times) => note('question', ...times.slice(-1)));
  await support.locator('input').first().tap();
  await interactions(support);
  await support.keyboard.type('Priya Rao');
  note('typing', ...(await interactions(support)));
  await support.context().close();
}

/** Measures a question that the browser opens without script: what the machine needs for a tap at least. */
async function measureWithoutScript(browser: Browser, origin: string): Promise<void> {
  const page = await open(browser, `${origin}/customer-support`, PHONE, { scripts: false });
  await loaded(page);
  await page.locator('summary').nth(1).tap();
  note('question without script', ...(await interactions(page)));
  await page.context().close();
}

/** The element that a press of the menu's button shows: the links of the bar before hydration, the menu after it. */
const MENU = '[data-slot=top-bar-nav]:popover-open, [role=menu]';

/** Measures the first tap of a visit, which starts hydration. */
async function measureFirstTap(browser: Browser, origin: string): Promise<void> {
  for (const [name, path, target, answer] of [
    ['menu', '/', (page: Page) => page.getByRole('button', { name: 'Menu' }), MENU],
    [
      'feature',
      '/',
      (page: Page) => page.getByRole('button', { name: 'Data Management' }),
      '[data-slot=feature-list-trigger][aria-expanded=true]',
    ],
    [
      'question',
      '/customer-support',
      (page: Page) => page.locator('summary, [data-slot=faq-trigger]').nth(1),
      'details[open], [data-slot=faq-trigger][data-state=open]',
    ],
  ] as const) {
    const page = await open(browser, origin + path, PHONE);
    await loaded(page);
    await timeTap(page, `first tap: ${name}`, target(page), answer);
    await page.context().close();
  }
}

/** Measures a route change. The pointer rests on the link before the click, as a visitor's does. */
async function measureRoutes(browser: Browser, origin: string): Promise<void> {
  const page = await open(browser, `${origin}/`, LAPTOP);
  await page.mouse.move(300, 200);
  await page.locator('[data-slot=chip-marquee-viewport]').first().waitFor({ state: 'attached' });
  await loaded(page);
  const link = page.getByRole('banner').getByRole('link', { name: 'Login' });
  await link.hover();
  await loaded(page);
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let begun = 0;
        window.addEventListener('click', ({ timeStamp }) => (begun = timeStamp), true);
        new MutationObserver(() => {
          if (document.querySelector('h1')?.textContent === 'Welcome back')
            requestAnimationFrame(() => resolve(performance.now() - begun));
        }).observe(document, { childList: true, subtree: true });
      }),
  );
  await link.click();
  note('route change', await shown);
  await page.context().close();
}

/** Measures first paint, hydration and first tap over slow 3G. */
async function measureSlow3G(browser: Browser, origin: string): Promise<void> {
  const form = await open(browser, `${origin}/login`, PHONE, { network: SLOW_3G });
  await form.locator('input').first().waitFor();
  await form.locator('input').first().tap();
  await form.waitForFunction(
    () => Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__reactProps')),
    undefined,
    { polling: 50 },
  );
  note('slow 3G: form hydrated after navigation', await form.evaluate(() => performance.now()));
  const paint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  note('slow 3G: form painted', await form.evaluate(paint));
  await form.context().close();

  const landing = await open(browser, `${origin}/`, PHONE, { network: SLOW_3G });
  await loaded(landing);
  const menu = landing.getByRole('button', { name: 'Menu' });
  await timeTap(landing, 'slow 3G: menu open after the tap', menu, MENU);
  await landing.context().close();
}

await runStoppable(async () => {
  const built = builtIn(SITE_DIST);
  await useBrowser();
  const { origin, server } = await serveFolder(built);
  const browser = await chromium.launch(launchOptions());
  for (let round = 0; round < rounds; round++) {
    await measureAwake(browser, origin);
    await measureWithoutScript(browser, origin);
    await measureFirstTap(browser, origin);
    await measureRoutes(browser, origin);
    if (round % 4 === 0) await measureSlow3G(browser, origin);
  }
  await browser.close();
  server.close();
  const table = [...results].map(([name, times]) => {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (part: number) =>
      Math.round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0);
    return [name, { 'median ms': at(0.5), 'p95 ms': at(0.95), count: sorted.length }];
  });
  console.table(Object.fromEntries(table));
  return 0;
});
