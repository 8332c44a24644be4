import type {} from '@vitest/browser-playwright';
import { cdp, page } from 'vitest/browser';
import { cutOff } from './cut-off.js';
import { breaches, settleTransitions } from './every-theme.js';

/** What a reader may set for every text, and nothing may be lost by it (WCAG 1.4.12). */
const SPACED = new CSSStyleSheet();
SPACED.replaceSync(`
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`);

/** Rules of axe whose answer depends on the width; the addon runs them at the story's own. */
const WIDTH_RULES = [
  'target-size',
  'scrollable-region-focusable',
  'aria-hidden-focus',
  'button-name',
  'link-name',
];

/** The sizes of text where a reader has set none, in CSS pixels: of every face, and of those with a fixed pitch. */
const USUAL_TEXT = { standard: 16, fixed: 13 };

/** Sets the size of text as a reader does in the settings of the browser, which media queries in `rem` follow, too. */
async function setTextSize(share: number): Promise<void> {
  const { standard, fixed } = USUAL_TEXT;
  await cdp().send('Page.setFontSizes', { fontSizes: { standard: standard * share, fixed: fixed * share } });
}

/** Two frames: in the first a page's script hears of what changed, in the second its answer is laid out. */
const answered = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** What is wrong with the canvas at the size that it has now. */
async function losses(when: string): Promise<string[]> {
  await answered();
  settleTransitions();
  const { scrollWidth, clientWidth } = document.documentElement;
  const sideways =
    scrollWidth > clientWidth ? [`${when}: scrolls sideways, ${scrollWidth} in ${clientWidth} px`] : [];
  return [...sideways, ...cutOff().map((text) => `${when}: cut off: ${text}`)];
}

/**
 * Checks that a story loses nothing where the reader changes its room: 320 px wide (WCAG 1.4.10), where targets are large
 * enough too (2.5.8), and there with wider spaces in the text (1.4.12); text at 200 % on a screen of 1280 px, which has
 * room for half as much (1.4.4).
 *
 * @param story The story's id, for the message.
 * @throws When the page scrolls sideways or cuts a text off, or breaks a rule that depends on the width; the message
 *   names the story and the element.
 */
export async function expectReflow(story: string): Promise<void> {
  const { innerWidth, innerHeight } = window;
  const found: string[] = [];
  try {
    await page.viewport(320, 640);
    found.push(...(await losses('at 320 px')));
    for (const breach of await breaches(WIDTH_RULES)) found.push(`at 320 px: ${breach}`);
    document.adoptedStyleSheets.push(SPACED);
    found.push(...(await losses('at 320 px with spaced text')));
    document.adoptedStyleSheets.pop();
    // First the text, then the room for it: what measures itself when the window changes has to find both.
    await setTextSize(2);
    await page.viewport(1280, 800);
    found.push(...(await losses('with text at 200 %')));
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== SPACED);
    await setTextSize(1);
    await page.viewport(innerWidth, innerHeight);
  }
  if (found.length > 0) throw new Error(found.map((each) => `${story} ${each}`).join('\n\n'));
}
