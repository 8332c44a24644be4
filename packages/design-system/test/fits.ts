import { expect } from 'storybook/test';

/** Checks that nothing in an element is wider than the element, and that the page does not scroll sideways. */
export async function expectNoOverflow(root: HTMLElement): Promise<void> {
  const page = document.documentElement;
  await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  const { left, right } = root.getBoundingClientRect();
  for (const part of root.querySelectorAll('[data-slot]')) {
    const box = part.getBoundingClientRect();
    // Hidden elements have no position. A text for screen readers only is one pixel wide, beside its position.
    if (!part.checkVisibility() || box.width <= 1) continue;
    await expect(Math.floor(box.right), part.outerHTML).toBeLessThanOrEqual(Math.ceil(right));
    await expect(Math.ceil(box.left), part.outerHTML).toBeGreaterThanOrEqual(Math.floor(left));
  }
}
