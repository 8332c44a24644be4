import { expect, type Page, test } from 'playwright/test';
import { faqOpenAt, faqState, fragments } from './support/faq.ts';
import { holdScripts } from './support/forms.ts';

const at = (id: string) => `/customer-support#${id}`;

async function expectOpen(page: Page, id: string, scripted = true): Promise<void> {
  await expect.poll(() => page.evaluate(faqState), id).toEqual(faqOpenAt(id, scripted));
}

async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(5, 40);
  await expect.poll(async () => (await page.evaluate(faqState)).scripted).toBe(true);
}

/** Adds links below the page's heading, one to each question. */
async function addLinks(page: Page): Promise<void> {
  await page.evaluate((ids) => {
    for (const id of ids) {
      const link = document.createElement('a');
      link.href = `#${id}`;
      link.textContent = `to ${id}`;
      document.querySelector('h1')?.after(link);
    }
  }, fragments);
}

for (const [width, height] of [
  [390, 844],
  [1366, 768],
] as const) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('an address with a fragment opens its question, before and after hydration', async ({ page }) => {
      for (const id of fragments) {
        // Holds a chunk that hydration imports: Chromium scrolls to no fragment before the document's own scripts have loaded.
        const letGo = await holdScripts(page, 'app-*.js');
        await page.goto('about:blank');
        await page.goto(at(id));
        await page.mouse.move(5, 40);
        await expectOpen(page, id, false);
        letGo();
        await expectOpen(page, id);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.reload();
        await page.mouse.move(5, 50);
        await expectOpen(page, id);
      }
    });

    test('a typed fragment and a link to one open their question', async ({ page }) => {
      await page.goto('/customer-support');
      await hydrated(page);
      for (const id of fragments) {
        // The address differs only by its fragment, so the browser does not load the page again.
        await page.goto(at(id));
        await expectOpen(page, id);
      }
      await addLinks(page);
      for (const id of fragments) {
        await page.getByRole('link', { name: `to ${id}` }).click();
        await expectOpen(page, id);
      }
    });

    test('back opens the previous question, at the position where the visitor left it', async ({ page }) => {
      await page.goto('/customer-support');
      await hydrated(page);
      await addLinks(page);
      const places: number[] = [];
      for (const id of fragments) {
        // A click scrolls to the link above the questions, so the visitor leaves the previous question there.
        const link = page.getByRole('link', { name: `to ${id}` });
        await link.scrollIntoViewIfNeeded();
        places.push(await page.evaluate(() => window.scrollY));
        await link.click();
        await expectOpen(page, id);
      }
      for (const id of fragments.slice(0, -1).reverse()) {
        await page.goBack();
        const state = () => page.evaluate(faqState).then(({ open, said }) => ({ open, said }));
        await expect.poll(state, id).toEqual({ open: [id], said: [id] });
        const left = places[fragments.indexOf(id) + 1];
        await expect.poll(() => page.evaluate(() => window.scrollY), id).toBe(left);
      }
    });
  });
}

test('a phone that is turned, and back, keeps an opened question in its place', async ({ page }) => {
  const [upright, turned] = [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ];
  for (const id of ['onboarding', 'own-cloud']) {
    await page.setViewportSize(upright);
    await page.goto('about:blank');
    await page.goto(at(id));
    await hydrated(page);
    await expectOpen(page, id);
    const top = () => page.locator(`#${id}`).evaluate((part) => Math.round(part.getBoundingClientRect().top));
    const before = await top();
    for (const size of [turned, upright]) {
      await page.setViewportSize(size);
      await expect.poll(top, id).toBe(before);
    }
  }
});

test('a phone that is turned, and back, keeps the field that a visitor fills in', async ({ page }) => {
  const [upright, turned] = [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ];
  await page.setViewportSize(upright);
  await page.goto('/customer-support');
  await hydrated(page);
  const field = page.locator('[data-slot=text-area]');
  const top = () => field.evaluate((part) => part.getBoundingClientRect().top);
  await field.evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
  const before = await top();
  for (const size of [turned, upright]) {
    await page.setViewportSize(size);
    // The browser scrolls by whole pixels.
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('an address with a fragment opens its question', async ({ page }) => {
    for (const id of fragments) {
      await page.goto('about:blank');
      await page.goto(at(id));
      await expectOpen(page, id, false);
    }
    for (const id of fragments) {
      await page.goto(at(id));
      await expectOpen(page, id, false);
    }
  });
});
