import { expect, type Page, test } from 'playwright/test';
import { boxes, hydrate } from './support/landing.ts';
import { chips, sectionTitles } from './support/required-texts.ts';

async function rows(page: Page) {
  await hydrate(page);
  const both = page.locator('.integration-rows [data-slot=chip-marquee-viewport]');
  await expect(both).toHaveCount(2);
  return both;
}

test('the sections have the required titles, in order', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(sectionTitles);
});

test('both rows show the eleven chips after the first render, in reserved space', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('.integration-rows');
  await expect(section.locator('> *:visible')).toHaveCount(0);
  const before = (await boxes(page, '#integrations'))[0]?.height;
  const both = await rows(page);
  for (let row = 0; row < 2; row++) {
    await expect(both.nth(row).locator('ul').first().locator('li')).toHaveText(chips);
  }
  expect((await boxes(page, '#integrations'))[0]?.height).toBe(before);
});

for (const width of [320, 390, 768, 1440]) {
  test(`with reduced motion, at ${width} px, the chips are a list before and after the first render, and nothing moves`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const shown = page.locator('.integration-rows [data-slot=chip]:visible');
    await expect(shown).toHaveText(chips);
    const places = async () => [
      ...(await boxes(page, '#integrations')),
      ...(await boxes(page, '.integration-rows [data-slot=chip]')).filter(({ height }) => height > 0),
    ];
    const before = await places();
    await rows(page);
    await expect(shown).toHaveText(chips);
    expect(await places()).toEqual(before);
  });
}

test('assistive technology gets each chip once, and one button pauses both rows', async ({ page }) => {
  await page.goto('/');
  await rows(page);
  const section = page.locator('#integrations');
  await expect(section.getByRole('listitem')).toHaveText(chips);
  const states = () =>
    section
      .locator('[data-slot=chip-marquee-track]')
      .evaluateAll((tracks) => tracks.map((track) => track.getAnimations()[0]?.playState));
  await expect.poll(states).toEqual(['running', 'running']);
  await section.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(section.getByRole('button')).toHaveAccessibleName('Play: Integrations');
  expect(await states()).toEqual(['paused', 'paused']);
});

test('the rows move one chip in 3000 ms, endlessly and in opposite directions', async ({ page }) => {
  await page.goto('/');
  await rows(page);
  const moves = await page.evaluate(() =>
    [...document.querySelectorAll('.integration-rows [data-slot=chip-marquee-viewport]')].map((row) => {
      const [animation] = row.getAnimations({ subtree: true });
      const chip = row.querySelector('li');
      if (!animation || !chip) return undefined;
      animation.pause();
      const at = (time: number) => {
        animation.currentTime = time;
        return chip.getBoundingClientRect().left;
      };
      const endless = animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY;
      const way = (start: number) => (at(start + 3000) - at(start)) / chip.getBoundingClientRect().width;
      return { endless, early: way(3000), late: way(21_000) };
    }),
  );
  expect(moves).toEqual([
    { endless: true, early: expect.closeTo(-1, 1), late: expect.closeTo(-1, 1) },
    { endless: true, early: expect.closeTo(1, 1), late: expect.closeTo(1, 1) },
  ]);
});

test('the required number of chips is visible on both sides of each breakpoint', async ({ page }) => {
  await page.goto('/');
  await rows(page);
  const visible = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const [row] = await boxes(page, '.integration-rows [data-slot=chip-marquee-viewport]');
    const [chip] = await boxes(page, '.integration-rows li');
    return (row?.width ?? 0) / (chip?.width ?? 1);
  };
  for (const [width, chipsInView] of [
    [1440, 7.2],
    [1301, 7.2],
    [1300, 8],
    [1025, 8],
    [1024, 6],
    [769, 6],
    [768, 6],
    [641, 6],
    [640, 3],
    [481, 3],
    [480, 1.5],
    [360, 1.5],
  ] as const) {
    await expect.poll(() => visible(width), `${width} px`).toBeCloseTo(chipsInView, 1);
  }
});

test('the first heading grows up to the widest breakpoint, 1400 px, and not beyond', async ({ page }) => {
  await page.goto('/');
  const size = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return page.locator('h1').evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
  };
  const [before, at, beyond] = [await size(1300), await size(1400), await size(1600)];
  expect(before).toBeLessThan(at - 1);
  expect(beyond).toBeCloseTo(at, 1);
});

test('nine benefits form three cards of three, and an empty benefit leaves no gap', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const cards = page.locator('[data-stack=card]');
  const held = await cards.evaluateAll((all) =>
    all.map((card) => card.querySelectorAll('[data-slot=benefit-panel]').length),
  );
  expect(held).toEqual([3, 3, 3]);
  const panels = page.locator('.benefit-cards [data-slot=benefit-panel]');
  const shown = await panels.evaluateAll((all) =>
    all.map((panel) => {
      const headings = panel.querySelectorAll('[data-slot=benefit-panel-sub-heading]').length;
      return `${headings}${panel.querySelector('img') ? ' and a picture' : ''}`;
    }),
  );
  // Panels have no, one or two items, with and without a picture. The fifth has one empty item.
  expect(new Set(shown)).toEqual(new Set(['0 and a picture', '1 and a picture', '2']));
  expect(shown[4]).toBe('0 and a picture');
  expect(await panels.evaluateAll((all) => all.filter(({ children }) => children.length === 0).length)).toBe(
    0,
  );
  const named = await page
    .locator('[data-benefit]')
    .evaluateAll((all) => all.map((panel) => (panel as HTMLElement).dataset.benefit));
  expect(new Set(named).size).toBe(3);
});
