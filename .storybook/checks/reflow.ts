import { page } from 'vitest/browser';
import { applyModes } from '../modes.js';
import { settleTransitions } from './every-theme.js';

/** What a reader may set for every text, and nothing may be lost by it (WCAG 1.4.12). */
const SPACED = new CSSStyleSheet();
SPACED.replaceSync(`
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`);

/** Elements that draw a text of their own inside, which scrolls or is cut by the browser. */
const NATIVE = 'input, select, textarea, option, optgroup, svg *';

function holdsText(element: Element): boolean {
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  );
}

/** Visible elements whose text is cut off by their own edge. Hidden text is one pixel wide, and nobody misses it. */
function cutOff(): HTMLElement[] {
  return [...document.body.querySelectorAll<HTMLElement>(`:not(${NATIVE})`)].filter((element) => {
    if (!holdsText(element) || element.clientWidth <= 1 || element.closest('[inert]')) return false;
    const { overflowX, overflowY } = getComputedStyle(element);
    const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    return (
      (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
    );
  });
}

/** What is wrong with the canvas at the size that it has now. */
function losses(when: string): string[] {
  settleTransitions();
  const { scrollWidth, clientWidth } = document.documentElement;
  const sideways =
    scrollWidth > clientWidth ? [`${when}: scrolls sideways, ${scrollWidth} in ${clientWidth} px`] : [];
  return [...sideways, ...cutOff().map((element) => `${when}: cut off: ${element.outerHTML.slice(0, 120)}`)];
}

/**
 * Checks that a story loses nothing where the reader changes its room: 320 px wide (WCAG 1.4.10), and there with wider
 * spaces in the text (1.4.12); text at 200 % on a screen of 1280 px, which has room for half as much (1.4.4).
 *
 * @param story The story's id, for the message.
 * @param globals The story's modes, restored afterwards.
 * @throws When the page scrolls sideways or cuts a text off; the message names the story and the element.
 */
export async function expectReflow(story: string, globals: Readonly<Record<string, unknown>>): Promise<void> {
  const { innerWidth, innerHeight } = window;
  const root = document.documentElement;
  const found: string[] = [];
  try {
    await page.viewport(320, 640);
    found.push(...losses('at 320 px'));
    document.adoptedStyleSheets.push(SPACED);
    found.push(...losses('at 320 px with spaced text'));
    document.adoptedStyleSheets.pop();
    await page.viewport(1280, 800);
    applyModes(root, { ...globals, textSize: '200' });
    found.push(...losses('with text at 200 %'));
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== SPACED);
    applyModes(root, globals);
    await page.viewport(innerWidth, innerHeight);
  }
  if (found.length > 0) throw new Error(found.map((each) => `${story} ${each}`).join('\n\n'));
}
