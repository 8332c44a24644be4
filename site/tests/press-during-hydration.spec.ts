import { expect, type Page, test } from 'playwright/test';

/** Clicks a control as soon as React listens, which is before it renders, and reports whether the browser has answered then. */
async function clickWhileHydrating(page: Page, path: string, control: string, answer: string) {
  await page.addInitScript(
    ([selector, answered]) => {
      const listen = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (type, ...rest) {
        listen.call(this, type, ...rest);
        // React listens on the root first of all, and renders in a later task.
        if (!(this instanceof Element && this.id === 'root' && type === 'click')) return;
        EventTarget.prototype.addEventListener = listen;
        queueMicrotask(() => {
          document.querySelector<HTMLElement>(selector)?.click();
          document.documentElement.dataset.answered = String(document.querySelector(answered) !== null);
        });
      };
    },
    [control, answer] as const,
  );
  await page.goto(path);
  await page.mouse.move(200, 200);
  // Past the end of hydration, which repeats a press that was kept.
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => document.documentElement.dataset.answered);
}

test('a press while the page hydrates is handled once', async ({ page }) => {
  await clickWhileHydrating(page, '/login', '[data-slot=password-field-toggle]', 'input[type=text]');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
});

test('the browser opens a question while the page hydrates, and it stays open', async ({ page }) => {
  const answered = await clickWhileHydrating(page, '/customer-support', 'summary', 'details[open]');
  expect(answered).toBe('true');
  await expect(page.locator('[data-slot=faq-trigger]').first()).toHaveAttribute('aria-expanded', 'true');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the browser opens the links of the menu while the page hydrates, and the menu takes their place', async ({
    page,
  }) => {
    const links = '[data-slot=top-bar-nav]:popover-open';
    expect(await clickWhileHydrating(page, '/', '[popovertarget]', links)).toBe('true');
    await expect(page.getByRole('menu')).toBeVisible();
  });
});
