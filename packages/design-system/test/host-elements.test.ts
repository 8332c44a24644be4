/// <reference lib="dom" />

import { launchOptions } from '@weft/tools/browser';
import { type Browser, chromium } from 'playwright';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtStyles } from './dist.ts';
import { AllParts } from './theme/all-parts.js';

/** Elements for which a host's sheet has rules: all that have text in a part. */
const ELEMENTS =
  'a, blockquote, button, caption, dd, dl, dt, figcaption, h1, h2, h3, h4, h5, h6, input, label, legend, li, ol, p, select, table, td, textarea, th, ul';

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
}, 60_000);

afterAll(() => browser?.close());

test('a rule for an element in a layer below ours changes no colour, font or letter spacing of a part', async () => {
  const page = await browser.newPage();
  const host = `${ELEMENTS} { color: rgb(1 2 3); font: italic 33px/3 monospace; letter-spacing: 9px }`;
  await page.setContent(`<!doctype html><html lang="en"><style>@layer host, ds; @layer host { ${host} } ${builtStyles()}</style>
    <body>${renderToString(createElement(AllParts))}</body></html>`);
  const changed = await page.evaluate((elements) => {
    const found = [...document.querySelectorAll(`:is(${elements})[data-slot][class*='ds:']`)].filter(
      (part) => {
        const { color, fontStyle, letterSpacing } = getComputedStyle(part);
        return color === 'rgb(1, 2, 3)' || fontStyle === 'italic' || letterSpacing === '9px';
      },
    );
    return [...new Set(found.map((part) => `${part.localName} ${part.getAttribute('data-slot')}`))].sort();
  }, ELEMENTS);
  expect(changed).toEqual([]);
  expect(await page.locator(`:is(${ELEMENTS})[data-slot][class*='ds:']`).count()).toBeGreaterThan(500);
}, 30_000);
