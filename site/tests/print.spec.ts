import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from 'playwright/test';
import { box, boxes, hydrate, openLanding, scrollTo, startMotion } from './support/landing.ts';
import { pages } from './support/pages.ts';
import { chips } from './support/required-texts.ts';

/** Widths in px: A4 with margins of a centimetre, portrait and landscape, and a desktop window. */
const papers = [
  { width: 718, height: 1047 },
  { width: 1047, height: 718 },
  { width: 1440, height: 900 },
];

/**
 * Hides changes of the print media query from the page's scripts, so that no script removes its inline styles. Some browsers
 * print before they notify scripts. Call it before the page opens.
 */
async function printAtOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const onPaper = () => matchMedia('print').matches;
    const { addEventListener, addListener } = MediaQueryList.prototype;
    type Listener = (event: Event) => void;
    const onScreen =
      (listener: Listener): Listener =>
      (event) =>
        onPaper() || listener(event);
    MediaQueryList.prototype.addEventListener = function (
      type: string,
      listener: Listener,
      options?: object,
    ) {
      addEventListener.call(this, type, onScreen(listener), options);
    };
    MediaQueryList.prototype.addListener = function (listener: Listener) {
      addListener.call(this, onScreen(listener));
    };
    window.addEventListener('resize', (event) => onPaper() && event.stopImmediatePropagation(), true);
  });
}

const print = (page: Page) => page.emulateMedia({ media: 'print' });

/** Controls that are no content. Questions and features are buttons, but their text is content. */
const controls = [
  'button:not([data-slot=faq-trigger], [data-slot=feature-list-trigger])',
  '[data-slot=link-button]',
  '[data-slot=top-bar-nav]',
  '[data-slot=skip-link]',
].join();

async function expectNoControls(page: Page): Promise<void> {
  const printed = await page
    .locator(controls)
    .evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility() && each.getBoundingClientRect().width > 1)
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
  expect(printed).toEqual([]);
}

/** Expects that each element is completely on the page and starts below the previous one. */
async function expectOneBelowTheOther(page: Page, selector: string, count: number): Promise<void> {
  const all = await boxes(page, selector);
  const paper = page.viewportSize()?.width ?? 0;
  expect(all).toHaveLength(count);
  let end = Number.NEGATIVE_INFINITY;
  for (const { left, right, top, bottom } of all) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(paper);
    expect(bottom - top).toBeGreaterThan(60);
    expect(top).toBeGreaterThan(end - 1);
    end = bottom;
  }
}

for (const width of [390, 1440]) {
  test(`the hero's picture is printed whole, from ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await print(page);
    for (const paper of papers) {
      await page.setViewportSize(paper);
      const picture = page.locator('.hero-pictures img').first();
      await picture.scrollIntoViewIfNeeded();
      const isLoaded = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
      await expect.poll(isLoaded).toBe(true);
      // With any other value, a frame of another ratio would crop the picture.
      await expect(picture).toHaveCSS('object-fit', 'contain');
    }
  });
}

for (const { path } of pages.filter(({ status }) => status === 200)) {
  for (const width of [390, 1440]) {
    test(`${path} prints no control, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await hydrate(page);
      if (path === '/')
        await expect(page.locator('[data-slot=chip-marquee-viewport]').first()).toBeAttached();
      await print(page);
      await expectNoControls(page);
    });
  }
}

const places: Record<string, (page: Page) => Promise<void>> = {
  'before hydration': async () => {},
  'at its top': startMotion,
  'inside the pinned hero': async (page) => {
    await startMotion(page);
    await scrollTo(page, 500);
  },
  'inside the stack': async (page) => {
    await startMotion(page);
    const cards = await box(page, '.benefit-cards');
    await scrollTo(page, cards.top + cards.height / 3);
    await expect(page.locator('.benefit-card').first()).toHaveCSS('position', 'fixed');
  },
  'behind the stack': async (page) => {
    await startMotion(page);
    const cards = await box(page, '.benefit-cards');
    await scrollTo(page, cards.bottom);
  },
};

for (const [name, arrive] of Object.entries(places)) {
  test(`the landing page prints completely: printed ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await printAtOnce(page);
    await page.goto('/');
    await arrive(page);
    await print(page);
    for (const paper of papers) {
      await page.setViewportSize(paper);
      if (paper.width > 768) {
        await expectOneBelowTheOther(page, '.benefit-card', 3);
      } else {
        await expectOneBelowTheOther(page, '.benefit-slides [data-slot=benefit-panel]', 9);
      }
      // In one reading, because a font that loads between two moves both.
      const [hero, picture] = await boxes(page, '.hero-track, .hero-pictures');
      expect(picture?.bottom).toBeLessThanOrEqual(hero?.bottom ?? 0);
      expect(picture?.right).toBeLessThanOrEqual(paper.width);
      await expect(page.locator('.hero-features [data-slot=feature-list-text]:visible')).toHaveCount(4);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(paper.width);
    }
  });
}

test('on a phone all nine panels are printed, whatever slide is shown', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await printAtOnce(page);
  await page.goto('/');
  await hydrate(page);
  const dot = page.getByRole('button', { name: 'Slide 3 of 5' });
  await dot.click();
  await expect(dot).toHaveAttribute('aria-current', 'true');
  await print(page);
  await expectOneBelowTheOther(page, '.benefit-slides [data-slot=benefit-panel]', 9);
});

for (const isHydrated of [true, false]) {
  test(`the chips are printed once, complete and wrapped, ${isHydrated ? 'after' : 'before'} hydration`, async ({
    page,
  }) => {
    await page.goto('/');
    if (isHydrated) {
      await hydrate(page);
      await expect(page.locator('[data-slot=chip-marquee-viewport]').first()).toBeAttached();
    }
    await print(page);
    for (const paper of papers) {
      await page.setViewportSize(paper);
      const shown = page.locator('.integration-rows [data-slot=chip]:visible');
      await expect(shown).toHaveText(chips);
      for (const { left, right } of await boxes(page, '.integration-rows li:not([inert] *)')) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(paper.width);
      }
    }
  });
}

test('after printing, the landing page is where it was', async ({ page }) => {
  await openLanding(page);
  for (const place of [2600, 5200]) {
    await scrollTo(page, place);
    await page.evaluate(() => {
      const end = () => document.body.setAttribute('data-printed', '');
      window.addEventListener('afterprint', end, { once: true });
    });
    await page.pdf();
    // The browser may give the file before it tells the page.
    await expect(page.locator('body')).toHaveAttribute('data-printed');
    await page.evaluate(async () => {
      for (let count = 0; count < 3; count++) await new Promise(requestAnimationFrame);
      document.body.removeAttribute('data-printed');
    });
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
  }
});

test('text is black on paper, because browsers print no grounds', async ({ page }) => {
  await page.goto('/');
  await print(page);
  for (const words of [
    '#hero-title',
    '.hero-features [data-slot=feature-list-text]',
    '#closing-title',
    'footer a',
  ])
    await expect(page.locator(words).first()).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('a long description is printed whole', async ({ page }) => {
  await page.goto('/customer-support');
  const description = page.getByLabel('Description');
  await description.fill('A line\n'.repeat(40));
  // As the handle of the field does.
  await description.evaluate((area) => {
    area.style.height = '60px';
  });
  await print(page);
  const hidden = () => description.evaluate((area) => area.scrollHeight - area.clientHeight);
  await expect.poll(hidden).toBeLessThanOrEqual(0);
});

test('a saved page has its benefit cards one below the other', async ({ page, context }, testInfo) => {
  await openLanding(page);
  const { bottom } = await box(page, '.benefit-cards');
  await scrollTo(page, bottom);
  const session = await context.newCDPSession(page);
  const { data } = await session.send('Page.captureSnapshot', { format: 'mhtml' });
  const file = testInfo.outputPath('saved.mhtml');
  await writeFile(file, data);
  await page.goto(pathToFileURL(file).href);
  await expectOneBelowTheOther(page, '.benefit-card', 3);
});
