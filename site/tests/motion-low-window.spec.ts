import { expect, test } from 'playwright/test';
import { box, boxes, heroDistance, openLanding, scrollTo, topBar } from './support/landing.ts';

for (const [width, height] of [
  [1300, 600],
  [1440, 500],
  [769, 480],
] as const) {
  test(`in a low window every text of every benefit card becomes visible: ${width} x ${height}`, async ({
    page,
  }) => {
    await openLanding(page, { width, height });
    const { all, read } = await page.evaluate(async (bar) => {
      const texts = [...document.querySelectorAll('[data-stack=card] :is(h3, p)')];
      const seen = new Set<Element>();
      const isRead = (text: Element) => {
        const { top, bottom, left, right } = text.getBoundingClientRect();
        if (top < bar || bottom > window.innerHeight || text.scrollHeight > text.clientHeight + 1)
          return false;
        return [top + 2, bottom - 2].every((y) =>
          text.contains(document.elementFromPoint((left + right) / 2, y)),
        );
      };
      const list = document.querySelector('.benefit-cards')?.getBoundingClientRect() ?? new DOMRect();
      for (let place = list.top - window.innerHeight; place < list.bottom; place += 40) {
        window.scrollTo({ top: place, behavior: 'instant' });
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        for (const text of texts) if (isRead(text)) seen.add(text);
      }
      return { all: texts.map((each) => each.textContent), read: [...seen].map((each) => each.textContent) };
    }, topBar);
    expect(all.length).toBeGreaterThan(18);
    expect(new Set(read)).toEqual(new Set(all));
  });
}

for (const [width, height] of [
  [1440, 512],
  [1300, 600],
  [641, 512],
] as const) {
  test(`in a low window both halves of the hero become visible: ${width} x ${height}`, async ({ page }) => {
    await openLanding(page, { width, height });
    expect((await box(page, '#hero-title')).top).toBeGreaterThanOrEqual(topBar);
    expect((await box(page, '[data-hero=intro] a')).bottom).toBeLessThanOrEqual(height);
    await scrollTo(page, (await heroDistance(page)) - 5);
    await expect(page.getByRole('button', { name: 'Multi-Devices' })).toBeInViewport({ ratio: 1 });
    for (const name of ['Launch Apps', 'Multi-Devices']) {
      // Moves the mouse directly, because `hover` scrolls. Repeats while the previous item closes.
      await expect(async () => {
        const { left, top } = await box(page, `.hero-features > li:has-text("${name}") button`);
        await page.mouse.move(left + 20, top + 10);
        await expect(page.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true', {
          timeout: 1000,
        });
      }).toPass();
      for (const { top, bottom } of await boxes(page, '.hero-features > li')) {
        expect(top).toBeGreaterThanOrEqual(topBar);
        expect(bottom).toBeLessThanOrEqual(height);
      }
    }
  });
}
