import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';
import { brokenUp } from './broken-up.js';
import { cutOff } from './cut-off.js';
import { breaches, settleTransitions } from './every-theme.js';
import { overlaps } from './overlaps.js';

/** Text spacing that must not lose content (WCAG 1.4.12). */
const SPACED = new CSSStyleSheet();
SPACED.replaceSync(`
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`);

/** Axe rules that depend on the width; the addon runs them at the story's width only. */
const WIDTH_RULES = [
  'target-size',
  'scrollable-region-focusable',
  'aria-hidden-focus',
  'button-name',
  'link-name',
];

/** The default text sizes in CSS pixels: of all fonts, and of monospaced ones. */
const USUAL_TEXT = { standard: 16, fixed: 13 };

/** Sets the text size as in the browser's settings, which media queries in `rem` follow, too. */
async function setTextSize(share: number): Promise<void> {
  const { standard, fixed } = USUAL_TEXT;
  await cdp().send('Page.setFontSizes', { fontSizes: { standard: standard * share, fixed: fixed * share } });
}

/**
 * Sets the size of the window, which is that of the frame around it. Takes effect at once: `page.viewport` asks the test
 * runner, three times for each story.
 *
 * @returns restores the size
 */
function resize(width: number, height: number): () => void {
  const { style } = window.frameElement as HTMLElement;
  const { cssText } = style;
  Object.assign(style, { width: `${width}px`, height: `${height}px` });
  if (window.innerWidth !== width) throw new Error(`The window stays ${window.innerWidth} px wide.`);
  return () => {
    style.cssText = cssText;
  };
}

/** Two frames: scripts react to the change in the first, the result is laid out in the second. */
const answered = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Problems of the canvas at its current size. */
async function losses(when: string): Promise<string[]> {
  await answered();
  settleTransitions();
  const { scrollWidth, clientWidth } = document.documentElement;
  const sideways =
    scrollWidth > clientWidth ? [`${when}: scrolls sideways, ${scrollWidth} in ${clientWidth} px`] : [];
  return [...sideways, ...cutOff().map((text) => `${when}: cut off: ${text}`)];
}

/**
 * Checks a story at 320 px (WCAG 1.4.10, with target sizes, 2.5.8), there with text spacing (1.4.12), and at 200 %
 * text size on a screen of 1280 px, where no text lies on another (1.4.4). As it is shown, no text stands letter by letter.
 *
 * @param story The story's id, for the message.
 * @throws When the page scrolls sideways, cuts a text off, shows one letter by letter, prints two texts on each other, or
 * breaks a rule that depends on the width; the message names the story and the element.
 */
export async function expectReflow(story: string): Promise<void> {
  const found = brokenUp().map((text) => `as shown: letter by letter: ${text}`);
  const restoreSize = resize(320, 640);
  try {
    found.push(...(await losses('at 320 px')));
    for (const breach of await breaches(WIDTH_RULES)) found.push(`at 320 px: ${breach}`);
    document.adoptedStyleSheets.push(SPACED);
    found.push(...(await losses('at 320 px with spaced text')));
    document.adoptedStyleSheets.pop();
    // Text size before window size: code that measures on resize needs both.
    await setTextSize(2);
    resize(1280, 800);
    found.push(...(await losses('with text at 200 %')));
    found.push(...overlaps().map((pair) => `with text at 200 %: on each other: ${pair}`));
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== SPACED);
    await setTextSize(1);
    restoreSize();
  }
  if (found.length > 0) throw new Error(found.map((each) => `${story} ${each}`).join('\n\n'));
}
