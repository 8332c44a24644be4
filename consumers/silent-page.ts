import { test as base, expect, type Page } from 'playwright/test';

/** A page on which any console message, exception or HTTP error fails the test. */
export const test = base.extend<{ silent: Page }>({
  silent: async ({ page }, use) => {
    const heard: string[] = [];
    page.on('console', (message) => {
      // Verbose messages come from the browser; consoles hide them by default.
      if (String(message.type()) !== 'verbose') heard.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => heard.push(String(error)));
    page.on('response', (reply) => reply.status() >= 400 && heard.push(`${reply.status()} ${reply.url()}`));
    await use(page);
    expect(heard).toEqual([]);
  },
});
