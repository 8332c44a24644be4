import { expect, type Page, test } from 'playwright/test';
import { faqOpenAt, faqState, fragments } from './support/faq.ts';
import { holdScripts } from './support/forms.ts';

const at = (id: string) => `/customer-support#${id}`;

async function expectOpen(page: Page, id: string, scripted = true): Promise<void> {
  await expect.poll(() => page.evaluate(faqState), id).toEqual(faqOpenAt(id, scripted));
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

    test('a typed fragment and a link to one open their question, and back opens the one before', async ({
      page,
    }) => {
      await page.goto('/customer-support');
      await page.mouse.move(5, 40);
      await expect.poll(async () => (await page.evaluate(faqState)).scripted).toBe(true);
      for (const id of fragments) {
        // As the browser does for an address that differs only by its fragment.
        await page.goto(at(id));
        await expectOpen(page, id);
      }
      await page.evaluate((ids) => {
        for (const id of ids) {
          const link = document.createElement('a');
          link.href = `#${id}`;
          link.textContent = `to ${id}`;
          document.querySelector('h1')?.after(link);
        }
      }, fragments);
      for (const id of fragments) {
        await page.getByRole('link', { name: `to ${id}` }).click();
        await expectOpen(page, id);
      }
      for (const id of fragments.slice(0, -1).reverse()) {
        await page.goBack();
        await expectOpen(page, id);
      }
    });
  });
}

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
