import { expect, type Page, test } from 'playwright/test';

/** What became of a press. */
interface Answer {
  /** Whether it made React hydrate the control at once. */
  hydrated: boolean;
  /** Whether the browser has answered it. */
  answered: boolean;
}

/** Presses a control as soon as React listens, which is before it renders, and looks at once what became of it. */
async function pressWhileHydrating(
  page: Page,
  path: string,
  control: string,
  answer: string,
): Promise<Answer> {
  await page.addInitScript(
    ([selector, answered]) => {
      const listen = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (type, ...rest) {
        listen.call(this, type, ...rest);
        // React listens on the root first of all, and renders in a later task.
        if (!(this instanceof Element && this.id === 'root' && type === 'click')) return;
        EventTarget.prototype.addEventListener = listen;
        queueMicrotask(() => {
          const pressed = document.querySelector<HTMLElement>(selector);
          for (const name of ['pointerdown', 'touchstart', 'mousedown', 'pointerup', 'touchend', 'mouseup'])
            pressed?.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }));
          pressed?.focus();
          pressed?.click();
          Object.assign(window, {
            answer: {
              hydrated: Object.keys(pressed ?? {}).some((key) => key.startsWith('__react')),
              answered: document.querySelector(answered) !== null,
            },
          });
        });
      };
    },
    [control, answer] as const,
  );
  await page.goto(path);
  await page.mouse.move(200, 200);
  await page.waitForFunction(() => 'answer' in window);
  // Past the end of hydration, which repeats a press that was kept.
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => (window as unknown as { answer: Answer }).answer);
}

const byBrowser: Answer = { hydrated: false, answered: true };

test('a press while the page hydrates is handled once', async ({ page }) => {
  const password = page.getByLabel('Password', { exact: true });
  const shown = '#login-password[type=text]';
  const { answered } = await pressWhileHydrating(page, '/login', '[data-slot=password-field-toggle]', shown);
  expect(answered).toBe(false);
  await expect(password).toHaveAttribute('type', 'text');
});

test('the browser opens a question while the page hydrates, and it stays open', async ({ page }) => {
  const pressed = await pressWhileHydrating(page, '/customer-support', 'summary', 'details[open]');
  expect(pressed).toEqual(byBrowser);
  await expect(page.locator('[data-slot=faq-trigger]').first()).toHaveAttribute('aria-expanded', 'true');
});

for (const field of ['input', 'textarea', 'select'])
  test(`the browser moves the focus into ${field} while the page hydrates`, async ({ page }) => {
    const control = `main form ${field}`;
    const pressed = await pressWhileHydrating(page, '/customer-support', control, `${control}:focus`);
    expect(pressed).toEqual(byBrowser);
    await expect(page.locator(`${control}:focus`)).toHaveCount(1);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the browser opens the links of the menu while the page hydrates, and the menu takes their place', async ({
    page,
  }) => {
    const links = '[data-slot=top-bar-nav]:popover-open';
    expect(await pressWhileHydrating(page, '/', '[popovertarget]', links)).toEqual(byBrowser);
    await expect(page.getByRole('menu')).toBeVisible();
  });
});
