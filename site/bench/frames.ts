import type { Browser, Page } from 'playwright';

/** CPU throttling factor. */
const slowdown = 4;
/** Scroll speed, in px per second. */
const speed = 1200;
/** A 60 Hz frame measures 16.6 to 16.8 ms. A frame above this limit took longer than 16.7 ms. */
const slowFrame = 17.5;
const verySlowFrame = 50;

/** The measurements of one scroll. */
export interface Recording {
  /** Times from frame to frame, in ms. */
  frames: number[];
  /** Durations of the main thread's tasks of more than 50 ms. */
  longTasks: number[];
}

/** Opens a hydrated landing page, with its motion unless motion is reduced. */
export async function open(
  browser: Browser,
  origin: string,
  reducedMotion: 'reduce' | 'no-preference',
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion });
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

/** Waits for 30 frames after a jump, in which the page draws a whole screen and loads its pictures. */
export async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 30; frames++) await new Promise(requestAnimationFrame);
  });
}

/** Records frames and long tasks while it scrolls through a section. */
export async function scrollThrough(page: Page, selector: string): Promise<Recording> {
  const distance = await page.locator(selector).evaluate((section) => {
    const { top, height } = section.getBoundingClientRect();
    window.scrollTo({ top: window.scrollY + top - window.innerHeight / 2, behavior: 'instant' });
    return Math.round(height);
  });
  await rest(page);
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

/** One row of the table. */
export function summaryOf(recordings: readonly Recording[]) {
  const frames = recordings.flatMap((each) => each.frames).sort((one, other) => one - other);
  const longTasks = recordings.flatMap((each) => each.longTasks);
  const at = (share: number) => (frames[Math.floor((frames.length - 1) * share)] ?? Number.NaN).toFixed(1);
  const over = (limit: number) =>
    `${((100 * frames.filter((each) => each > limit).length) / frames.length).toFixed(1)} %`;
  return {
    frames: frames.length,
    'p50 ms': at(0.5),
    'p95 ms': at(0.95),
    'p99 ms': at(0.99),
    'over 16.7 ms': over(slowFrame),
    'over 50 ms': over(verySlowFrame),
    'long tasks': longTasks.length,
    'longest ms': Math.max(0, ...longTasks).toFixed(0),
  };
}
