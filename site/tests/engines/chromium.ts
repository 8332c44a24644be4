import { launchOptions } from '@weft/tools/browser';
import { chromium } from 'playwright';
import { bringIntoView, type Engine, type Look } from './engine.ts';

/** Starts Chromium, with Playwright itself. */
export async function startChromium({ scheme, motion }: Look): Promise<Engine> {
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage({
    colorScheme: scheme,
    reducedMotion: motion === 'reduced' ? 'reduce' : 'no-preference',
  });
  const hover = async (selector: string) => {
    const { x, y } = await page.evaluate(bringIntoView, selector);
    await page.mouse.move(x, y);
  };
  const click = async (selector: string) => {
    await hover(selector);
    await page.mouse.down();
    await page.mouse.up();
  };
  return {
    resize: (size) => page.setViewportSize(size),
    open: async (url) => void (await page.goto(url)),
    evaluate: (inPage, argument) => page.evaluate(inPage as never, argument),
    hover,
    click,
    type: async (selector, text) => {
      await click(selector);
      await page.keyboard.type(text);
    },
    press: (key) => page.keyboard.press(key),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}
