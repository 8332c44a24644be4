import type { Page } from 'playwright/test';

/** Reads what motion has added to a page. Imports the page's own GSAP chunk, so it sees the page's state. */
export function motionState(page: Page) {
  return page.evaluate(async () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    const library = files.find((name) => /\/(gsap-[\w-]+\.js|gsap_ScrollTrigger\.js)/.test(name));
    const exported: unknown[] = library ? Object.values(await import(library)) : [];
    const isScrollTrigger = (each: unknown): each is { getAll: () => unknown[] } =>
      typeof each === 'function' && 'getAll' in each;
    return {
      triggers: exported.find(isScrollTrigger)?.getAll().length ?? 0,
      spacers: document.querySelectorAll('.pin-spacer').length,
      looms: document.querySelectorAll('.hero-loom canvas:first-child').length,
      playing: document.querySelectorAll('[data-playing]').length,
      lenis: document.documentElement.classList.contains('lenis'),
    };
  });
}

/** The {@link motionState} of a page without motion. */
export const noMotion = { triggers: 0, spacers: 0, looms: 0, playing: 0, lenis: false };

/** The number of listeners on window, document, its root element and its body, by target and event. */
export async function listenerCounts(page: Page): Promise<Record<string, number>> {
  const devtools = await page.context().newCDPSession(page);
  const counts: Record<string, number> = {};
  for (const expression of ['window', 'document', 'document.documentElement', 'document.body']) {
    const { result } = await devtools.send('Runtime.evaluate', { expression });
    const { listeners } = await devtools.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
    });
    for (const { type } of listeners) {
      const key = `${expression} ${type}`;
      counts[key] = (counts[key] ?? 0) + 1;
    }
  }
  await devtools.detach();
  return counts;
}
