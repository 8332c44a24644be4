/// <reference lib="dom" />

import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchOptions } from '@weft/tools/browser';
import { type Browser, chromium } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { themeScript, themeScriptHash } from '../src/components/theme-toggle/theme-script.ts';

// Each test opens pages in a browser.
vi.setConfig({ testTimeout: 60_000 });

let browser: Browser;
let server: Server;
let policy = '';
let head = '';
beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
}, 60_000);
afterAll(() => browser?.close());
beforeEach(async () => {
  server = createServer(({ url }, response) => {
    if (url === '/theme-script.js') {
      response.setHeader('content-type', 'text/javascript').end(themeScript);
      return;
    }
    response.setHeader('content-type', 'text/html').setHeader('content-security-policy', policy);
    response.end(
      `<!doctype html><html lang="en"><head><title>Page</title>${head}</head><body>Text</body></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => server.close());

const FILE = '<script src="/theme-script.js"></script>';
const IN_PAGE = `<script>${themeScript}</script>`;

/** The theme of the root when the body is parsed, which is before the first paint, on a page with this in its storage. */
async function themeAtOnce(stored: string | null, blocked = false): Promise<string | null> {
  const page = await browser.newPage();
  try {
    await page.addInitScript(
      ([value, isBlocked]) => {
        if (isBlocked)
          Object.defineProperty(window, 'localStorage', {
            get() {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
        else if (value !== null) localStorage.setItem('ds-theme', value);
        new MutationObserver((_, observer) => {
          if (!document.body) return;
          observer.disconnect();
          document.body.dataset.seen = document.documentElement.dataset.theme ?? '';
        }).observe(document, { childList: true, subtree: true });
      },
      [stored, blocked] as const,
    );
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    expect(errors).toEqual([]);
    return await page.locator('body').getAttribute('data-seen');
  } finally {
    await page.close();
  }
}

test('its published hash is that of its text', () => {
  expect(themeScriptHash).toBe(`sha256-${createHash('sha256').update(themeScript).digest('base64')}`);
});

test.each([
  ['as a file', "script-src 'self'; require-trusted-types-for 'script'", FILE],
  ['in the page', `script-src '${themeScriptHash}'; require-trusted-types-for 'script'`, IN_PAGE],
])(
  '%s it shows the remembered theme before the first paint, under a strict policy',
  async (_, allowed, script) => {
    [policy, head] = [allowed, script];
    expect(await themeAtOnce('dark')).toBe('dark');
    expect(await themeAtOnce('light')).toBe('light');
  },
);

test('ignores values other than the themes, and throws no error with blocked storage', async () => {
  [policy, head] = ["script-src 'self'", FILE];
  expect(await themeAtOnce(null)).toBe('');
  expect(await themeAtOnce('sepia')).toBe('');
  expect(await themeAtOnce('dark', true)).toBe('');
});

test('a policy without its hash blocks it in the page', async () => {
  [policy, head] = ["script-src 'self'", IN_PAGE];
  expect(await themeAtOnce('dark')).toBe('');
});
