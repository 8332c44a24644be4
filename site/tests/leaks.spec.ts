import { type CDPSession, expect, type Page, test } from 'playwright/test';
import { openLanding, startMotion } from './support/landing.ts';
import { motionState } from './support/motion-state.ts';

/**
 * The objects in the tab after garbage collection. Not the heap's size: it grows with the code that the engine compiles and
 * with the browser's own performance timeline.
 */
async function countLive(session: CDPSession): Promise<{ listeners: number; nodes: number }> {
  // The next collection frees what finalizers have released.
  for (let times = 0; times < 3; times++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { listeners: read('JSEventListeners'), nodes: read('Nodes') };
}

/** The {@link countLive} of a page that is at rest: the same twice in a row. */
async function settledCount(session: CDPSession): Promise<{ listeners: number; nodes: number }> {
  let last = { listeners: Number.NaN, nodes: Number.NaN };
  await expect
    .poll(async () => {
      const before = last;
      last = await countLive(session);
      return last.listeners === before.listeners && last.nodes === before.nodes;
    })
    .toBe(true);
  return last;
}

/** Follows links through the account pages and returns to the landing page. */
async function roundTrip(page: Page): Promise<void> {
  for (const [path, heading] of [
    ['/login', 'Welcome back'],
    ['/signup', 'Signup'],
  ] as const) {
    await page.evaluate((to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click(), path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
  }
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/"]')?.click());
  await startMotion(page);
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let top = 0; top < document.documentElement.scrollHeight; top += 500) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
}

for (const [name, repeat] of [
  ['route changes', roundTrip],
  ['full scrolls', scrollThrough],
] as const) {
  test(`${name} leave no listener, node or scroll trigger behind`, async ({ page }) => {
    test.setTimeout(120_000);
    await openLanding(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    // The first rounds load chunks and pictures.
    for (let round = 0; round < 3; round++) await repeat(page);
    const before = await settledCount(session);
    const motion = await motionState(page);
    for (let round = 0; round < 10; round++) await repeat(page);
    await expect
      .poll(async () => {
        const { listeners, nodes } = await countLive(session);
        return { listeners: listeners - before.listeners, nodes: nodes - before.nodes };
      })
      .toEqual({ listeners: 0, nodes: 0 });
    expect(await motionState(page)).toEqual(motion);
  });
}
