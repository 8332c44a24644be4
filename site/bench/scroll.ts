/**
 * How smoothly the landing page scrolls through its hero and its stack of benefit cards, as it is and, for comparison,
 * without its motion. Serves the built site (`pnpm start` builds it) and slows the processor down four times. Compare the
 * rows of one run with each other, not with those of another machine.
 */
import { access } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import config from '../playwright.config.ts';
import { createSiteServer } from '../server/server.ts';

const rounds = 3;
const slowdown = 4;
/** A frame at 60 Hz reads 16.6 to 16.8 ms. */
const slowFrame = 17.5;
const verySlowFrame = 50;
/** Speed of the wheel, in px per second. */
const speed = 1200;

const modes = [
  { name: 'motion', reducedMotion: 'no-preference' },
  { name: 'reduced motion', reducedMotion: 'reduce' },
] as const;
const parts = [
  { name: 'hero', selector: '#possibilities' },
  { name: 'stack', selector: '#benefits' },
] as const;

interface Recording {
  frames: number[];
  longTasks: number[];
}

const dist = path.join(import.meta.dirname, '../dist');
await access(path.join(dist, 'index.html')).catch(() => {
  throw new Error('The site is not built: run `npx pnpm@12 start` once, then this again.');
});
const server = await createSiteServer({ folder: dist, apiOrigins: [] });
await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch(config.use?.launchOptions);

const records = new Map<string, Recording>();
for (let round = 0; round < rounds; round++) {
  for (const { name, reducedMotion } of modes) {
    const page = await open(browser, reducedMotion);
    for (const part of parts) {
      const key = `${part.name}, ${name}`;
      const sum = records.get(key) ?? { frames: [], longTasks: [] };
      const { frames, longTasks } = await scrollThrough(page, part.selector);
      records.set(key, {
        frames: [...sum.frames, ...frames],
        longTasks: [...sum.longTasks, ...longTasks],
      });
    }
    await page.context().close();
  }
}
await browser.close();
server.close();
console.table(Object.fromEntries([...records].sort().map(([key, record]) => [key, summaryOf(record)])));

async function open(within: Browser, reducedMotion: 'reduce' | 'no-preference'): Promise<Page> {
  const context = await within.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(origin);
  await page.mouse.move(300, 40);
  if (reducedMotion === 'no-preference') await page.waitForSelector('[data-playing]');
  await page.waitForSelector('.integration-rows > *', { state: 'attached' });
  await page.waitForLoadState('networkidle');
  return page;
}

/** Records frames and long tasks while the wheel goes through a section. */
async function scrollThrough(page: Page, selector: string): Promise<Recording> {
  const distance = await page.locator(selector).evaluate((section) => {
    const { top, height } = section.getBoundingClientRect();
    window.scrollTo({ top: window.scrollY + top - window.innerHeight / 2, behavior: 'instant' });
    return Math.round(height);
  });
  await page.evaluate(() => {
    const record: Recording & { running: boolean } = { frames: [], longTasks: [], running: true };
    Object.assign(window, { record });
    new PerformanceObserver((list) =>
      record.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
    let last = performance.now();
    const frame = (now: number) => {
      record.frames.push(now - last);
      last = now;
      if (record.running) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.synthesizeScrollGesture', {
    x: 700,
    y: 500,
    yDistance: -distance,
    speed,
    gestureSourceType: 'mouse',
  });
  await devtools.detach();
  return page.evaluate(() => {
    const { record } = window as unknown as { record: Recording & { running: boolean } };
    record.running = false;
    return { frames: record.frames.slice(1), longTasks: record.longTasks };
  });
}

function summaryOf({ frames, longTasks }: Recording) {
  const sorted = frames.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(1);
  const over = (limit: number) =>
    `${((100 * frames.filter((each) => each > limit).length) / frames.length).toFixed(1)} %`;
  return {
    frames: frames.length,
    'p50 ms': at(0.5),
    'p95 ms': at(0.95),
    'p99 ms': at(0.99),
    [`over ${slowFrame} ms`]: over(slowFrame),
    [`over ${verySlowFrame} ms`]: over(verySlowFrame),
    'long tasks': longTasks.length,
    'longest ms': Math.max(0, ...longTasks).toFixed(0),
  };
}
