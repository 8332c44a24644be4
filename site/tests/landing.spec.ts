import { expect, type Page, test } from 'playwright/test';
import { boxes, wake } from './support/landing.ts';

const titles = [
  'Packed with the BEST - Your Business Deserves',
  'Launching your App is as Easy as 1-2-3!',
  'Integrate with your favourite tools, frameworks and platforms with ease',
  'Make your Workflow Smarter with AI Agents',
  'All the AI Possibilities Under One Roof',
];

const chips = [
  'React',
  'Go',
  'SQL',
  'SQLite',
  'REST API',
  'Python',
  'MongoDB',
  'Material UI',
  'Node.js',
  'Next.js',
  'Tailwind CSS',
];

async function rows(page: Page) {
  await wake(page);
  const groups = page.locator('.integration-rows > [role=group]');
  await expect(groups).toHaveCount(2);
  return groups;
}

test('the sections have the specified titles, in order', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(titles);
});

test('both rows hold the eleven chips and come after the first render, into space kept for them', async ({
  page,
}) => {
  await page.goto('/');
  const section = page.locator('.integration-rows');
  await expect(section.locator('> *')).toHaveCount(0);
  const before = (await boxes(page, '#integrations'))[0]?.height;
  const groups = await rows(page);
  for (let row = 0; row < 2; row++) {
    await expect(groups.nth(row).getByRole('listitem')).toHaveText(chips);
  }
  expect((await boxes(page, '#integrations'))[0]?.height).toBe(before);
});

test('one chip takes 3000 ms, without end, and the second row runs the other way', async ({ page }) => {
  await page.goto('/');
  await rows(page);
  const moves = await page.evaluate(() =>
    [...document.querySelectorAll('.integration-rows > *')].map((row) => {
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

for (const [width, visible] of [
  [1440, 7.2],
  [1300, 8],
  [1024, 6],
  [768, 6],
  [640, 3],
  [480, 1.5],
] as const) {
  test(`${visible} chips are visible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const groups = await rows(page);
    const row = await groups.first().locator('[data-slot=chip-marquee-viewport]').boundingBox();
    const chip = await groups.first().getByRole('listitem').first().boundingBox();
    expect((row?.width ?? 0) / (chip?.width ?? 1)).toBeCloseTo(visible, 1);
  });
}
