/// <reference lib="dom" />

import { launchOptions } from '@weft/tools/browser';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { STYLESHEETS } from '../build/stylesheet.ts';
import { classicScript, type Mode } from './classic-script.ts';
import { builtStyles } from './dist.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
}, 60_000);
afterAll(() => browser?.close());

const bundles = new Map<Mode, Promise<string>>();

/** An application of parts from three stylesheets, built as a host would. */
function application(mode: Mode): Promise<string> {
  const bundled = bundles.get(mode) ?? classicScript('examples/unstyled-page.tsx', 'app', mode);
  bundles.set(mode, bundled);
  return bundled;
}

/** The warnings of a page with these stylesheets, after two mounts of everything. */
async function warnings(
  sheets: readonly (typeof STYLESHEETS)[number][],
  ownSheet?: string,
): Promise<string[]> {
  const page = await browser.newPage();
  try {
    const said: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') said.push(message.text());
    });
    await page.clock.install();
    await page.setContent('<!doctype html><html lang="en"><body></body></html>');
    for (const name of sheets) await page.addStyleTag({ content: builtStyles([name]) });
    if (ownSheet) await page.addStyleTag({ content: `:root { --ds-sheet: ${ownSheet} }` });
    await page.addScriptTag({ content: await application('development') });
    for (const _mount of ['first', 'second']) {
      await page.evaluate(() => (globalThis as unknown as { app: { mount: () => void } }).app.mount());
      await page.locator('[data-slot="carousel-dot"]').first().waitFor();
      await page.clock.runFor(5000);
    }
    return said.sort();
  } finally {
    await page.close();
  }
}

const advice = (slot: string, sheet: string) =>
  expect.stringMatching(
    new RegExp(
      `part "${slot}" has no styles, because ${sheet} is not loaded[^]*import '@weft/design-system/${sheet}';`,
    ),
  );

test('in development each part without styles warns once, with the line to paste', async () => {
  expect(await warnings([])).toEqual([
    advice('carousel', 'styles.css'),
    advice('motion-toggle', 'styles.css'),
    advice('popover-content', 'overlays.css'),
    advice('tabs', 'navigation.css'),
    advice('tooltip', 'overlays.css'),
  ]);
}, 60_000);

test('names the one stylesheet that is missing', async () => {
  expect(await warnings(['styles.css', 'overlays.css'])).toEqual([advice('tabs', 'navigation.css')]);
}, 60_000);

test('says nothing where the stylesheets are loaded', async () => {
  expect(await warnings(['styles.css', 'navigation.css', 'overlays.css'])).toEqual([]);
}, 60_000);

test('names a part that the sheet of the parts in use lacks', async () => {
  const sheets = ['styles.css', 'navigation.css', 'overlays.css'] as const;
  const others = 'carousel motion-toggle popover tab tooltip';
  expect(await warnings(sheets, others)).toEqual([
    expect.stringMatching(/part "tabs" has no styles, because the sheet .* leaves it out/),
  ]);
  expect(await warnings(sheets, `button ${others} tabs`)).toEqual([]);
}, 60_000);

test.each(['test', 'production'] as const)(
  'is left out of a build for %s',
  async (mode) => {
    const code = await application(mode);
    expect(code).toContain('carousel');
    expect(code).not.toContain('has no styles');
  },
  60_000,
);
