import type { Frame } from 'playwright/test';

/**
 * Finds texts in another typeface than the product's, and content that is wider than the window.
 * @returns a line for each problem
 */
export const phoneProblems = (page: Frame): Promise<string[]> =>
  page.locator('#storybook-docs').evaluate((root) => {
    const faces = new Set<string>();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility() || parent.closest('style, pre, code'))
        continue;
      const [face = ''] = getComputedStyle(parent).fontFamily.split(',');
      faces.add(face.replaceAll('"', ''));
    }
    const others = [...faces].filter((face) => !['Anek Latin', 'ui-monospace'].includes(face));
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...others.map((face) => `a text is set in ${face}`),
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : []),
    ];
  });
