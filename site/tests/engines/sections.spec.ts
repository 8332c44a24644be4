import { expect } from 'playwright/test';
import { siteOrigin } from '../support/instances.ts';
import { centred, sectionPosition, windows } from '../support/sections.ts';
import { scrollTo } from './steps.ts';
import { test } from './test.ts';

for (const size of windows) {
  test(`section links centre their section at ${size.width} × ${size.height}, and Benefits shows its first card`, async ({
    engine,
  }) => {
    await engine.resize(size);
    await engine.open(siteOrigin);
    const link = (id: string) => `header nav a[href="/#${id}"]`;
    for (const id of centred) {
      await scrollTo(engine, 0);
      await engine.click(link(id));
      await expect
        .poll(async () => Math.abs((await engine.evaluate(sectionPosition, id)).offCentre), { message: id })
        .toBeLessThanOrEqual(2);
      const { first, room } = await engine.evaluate(sectionPosition, id);
      expect(Math.min(first, room), id).toBeGreaterThanOrEqual(16);
    }
    await engine.click(link('benefits'));
    await expect
      .poll(async () => Math.abs((await engine.evaluate(sectionPosition, 'benefits')).start))
      .toBeLessThanOrEqual(1);
    const { heading, roomBelowCard } = await engine.evaluate(sectionPosition, 'benefits');
    expect(Math.min(heading, roomBelowCard)).toBeGreaterThan(0);
  });
}
