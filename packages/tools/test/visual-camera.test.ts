import { launch } from '@weft/tools/visual/shoot';
import { expect, test } from 'vitest';

const ROUNDED = `<body style="background: #03041e">
<div style="display: flex; width: 44px; padding-left: 88px; border: 1px solid #d0d4f0; border-radius: 2px">
<i style="width: 44px; height: 44px; border-radius: 2px; border-bottom: 2px solid #f2d060; background: #1a1c60"></i>
</div>`;

test('rounded corners look the same after a partial repaint', async () => {
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: 400, height: 300 } });
    await page.setContent(ROUNDED);
    const painted = await page.screenshot();
    const ground = page.locator('i');
    for (const colour of ['red', '#1a1c60']) {
      await ground.evaluate((element, background) => Object.assign(element.style, { background }), colour);
      const now = await page.screenshot();
      expect(now.equals(painted), colour).toBe(colour !== 'red');
    }
  } finally {
    await browser.close();
  }
});
