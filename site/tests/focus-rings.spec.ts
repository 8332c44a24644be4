import { expect, type Page, test } from 'playwright/test';
import { hydrate } from './support/landing.ts';
import { pages } from './support/pages.ts';

/**
 * Finds focus rings that overlap text or another control. A ring is the band between the outline's two edges; text is the
 * boxes of visible text. Runs in the page.
 */
function misplacedRings(): string[] {
  type Box = { left: number; top: number; right: number; bottom: number };
  const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
    left: left - by,
    top: top - by,
    right: right + by,
    bottom: bottom + by,
  });
  const meet = (a: Box, b: Box) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
  /** The four sides of the band. */
  const sides = (inner: Box, outer: Box): Box[] => [
    { ...outer, bottom: inner.top },
    { ...outer, top: inner.bottom },
    { ...outer, right: inner.left },
    { ...outer, left: inner.right },
  ];
  const inSight = (element: Element, { left, top, right, bottom }: Box) => {
    const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return front !== null && (element.contains(front) || front.contains(element));
  };
  const isVisuallyHidden = (element: Element | null): boolean =>
    element !== null &&
    ((getComputedStyle(element).position === 'absolute' && element.clientWidth === 1) ||
      isVisuallyHidden(element.parentElement));
  const words = (): { box: Box; element: Element; text: string }[] => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('noscript, option') || isVisuallyHidden(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 1) found.push({ box, element, text });
    }
    return found;
  };

  const all = [...document.querySelectorAll<HTMLElement>('a[href], button, summary')];
  return all.flatMap((control) => {
    control.focus({ preventScroll: true });
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (document.activeElement !== control || !control.checkVisibility({ visibilityProperty: true }))
      return [];
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
    const { outlineWidth, outlineOffset, outlineStyle, display } = getComputedStyle(control);
    const name = control.textContent?.trim() || control.ariaLabel;
    if (outlineStyle !== 'solid') return [`${name}: no ring`];
    const offset = Number.parseFloat(outlineOffset);
    const width = Number.parseFloat(outlineWidth);
    // In a sentence the space between words is as wide as the ring.
    const air = display === 'inline' ? 0 : 2;
    const bands = [...control.getClientRects()].flatMap((box) =>
      sides(grown(box, offset - air), grown(box, offset + width + air)),
    );
    const onWords = words().filter(
      ({ box, element }) => bands.some((band) => meet(band, box)) && inSight(element, box),
    );
    const rings = [...control.getClientRects()].flatMap((box) =>
      sides(grown(box, offset), grown(box, offset + width)),
    );
    const onControls = all.filter(
      (other) =>
        !other.contains(control) &&
        !control.contains(other) &&
        other.checkVisibility({ visibilityProperty: true }) &&
        [...other.getClientRects()].some(
          (box) => inSight(other, box) && rings.some((ring) => meet(ring, box)),
        ),
    );
    return [
      ...onWords.map(({ text }) => `${name}: the ring touches '${text}'`),
      ...onControls.map(
        (other) => `${name}: the ring lies on '${other.textContent?.trim() || other.ariaLabel}'`,
      ),
    ];
  });
}

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await hydrate(page);
  if (path === '/') await expect(page.locator('[data-slot=chip-marquee-viewport]').first()).toBeAttached();
  // From here on the focus counts as keyboard focus.
  await page.keyboard.press('Tab');
}

for (const { path } of pages.filter(({ status }) => status === 200)) {
  for (const width of [390, 1440]) {
    test(`${path}: no focus ring overlaps text or another control, at ${width} px`, async ({ page }) => {
      await open(page, path, width);
      expect(await page.evaluate(misplacedRings)).toEqual([]);
    });
  }
}

test('the focus ring of the enlarge button is inside the button, not on the picture', async ({ page }) => {
  await open(page, '/', 1440);
  const button = page.locator('.process-enlarge');
  await button.focus();
  const reach = await button.evaluate((element) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(element);
    return Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  });
  expect(reach).toBeLessThanOrEqual(0);
  await expect(button).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
