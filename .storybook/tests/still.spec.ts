import { ANIMATION, type AnimationAction } from '@weft/design-system/storybook/animation-actions.ts';
import { expect, type Page, test } from 'playwright/test';

/** Stories of parts that move by themselves when they appear. */
const MOVING = [
  'components-dialog--states',
  'components-drawer--states',
  'components-statuspanel--busy',
  'components-toast--states',
];

interface Storybook {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
  readonly __STORYBOOK_ADDONS_CHANNEL__: { readonly emit: (event: string, action: AnimationAction) => void };
}

/** Opens a story alone, with the motion of the toolbar, until its play function has ended. */
async function open(page: Page, id: string, motion: 'full' | 'reduced'): Promise<void> {
  await page.goto(
    `${process.env.STORYBOOK_ORIGIN}/iframe.html?id=${id}&viewMode=story&globals=motion:${motion}`,
  );
  await page.waitForFunction(
    () => (globalThis as unknown as Storybook).__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished',
  );
}

for (const id of MOVING) {
  test(`${id} looks at the end of its animations as it does with reduced motion`, async ({ page }) => {
    await open(page, id, 'full');
    await page.evaluate(
      ([event, action]) =>
        (globalThis as unknown as Storybook).__STORYBOOK_ADDONS_CHANNEL__.emit(event, action),
      [ANIMATION, 'end'] as const,
    );
    const end = await page.screenshot();
    await open(page, id, 'reduced');
    expect((await page.screenshot()).equals(end)).toBe(true);
  });
}
