import { opening } from './elements.js';

/** Elements that draw a text of their own inside, which scrolls or is cut by the browser. */
const NATIVE = 'input, select, textarea, option, optgroup, svg *';

const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

interface Extent {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Where the letters of an element's own texts stand; nothing where it has none. */
function textExtent(element: Element): Extent | undefined {
  const lines = [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
    .flatMap((node) => {
      const range = document.createRange();
      range.selectNode(node);
      return [...range.getClientRects()];
    })
    .filter(({ width, height }) => width > 0 && height > 0);
  const [first] = lines;
  if (first === undefined) return undefined;
  // A face is higher than a tight line: what stands out of the line by that is room, not letters.
  const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
  const room = Math.max(0, (first.height - lineHeight) / 2) || 0;
  return {
    top: Math.min(...lines.map(({ top }) => top)) + room,
    bottom: Math.max(...lines.map(({ bottom }) => bottom)) - room,
    left: Math.min(...lines.map(({ left }) => left)),
    right: Math.max(...lines.map(({ right }) => right)),
  };
}

/** What a text meets at a box on its way out: the box cuts it, ends the search, or lets it through. */
function meets(box: Element, style: CSSStyleDeclaration, text: Extent, moved: boolean): 'cut' | 'end' | 'on' {
  const edge = box.getBoundingClientRect();
  const cutsX = hides(style.overflowX);
  const cutsY = hides(style.overflowY);
  if ((cutsX || cutsY) && box.clientWidth <= 1) return 'end';
  const outX = text.left < edge.left - 1 || text.right > edge.right + 1;
  const outY = text.top < edge.top - 1 || text.bottom > edge.bottom + 1;
  if ((cutsY && outY) || (cutsX && outX && !moved)) return 'cut';
  return scrolls(style.overflowX) || scrolls(style.overflowY) ? 'end' : 'on';
}

/**
 * The box that cuts an element's text: the element or one around it. What lies in a scroller can be reached there; what
 * is only a pixel wide is hidden on purpose, for those who listen; and what a track moves sideways (a slide, a
 * marquee's list) comes into sight by moving, so only its height is looked at.
 */
function cutBy(element: HTMLElement): Element | undefined {
  const text = textExtent(element);
  if (text === undefined) return undefined;
  let position = 'static';
  let moved = false;
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    const style = getComputedStyle(box);
    const escapes = position === 'absolute' && style.position === 'static';
    if (!escapes && !['inline', 'contents'].includes(style.display)) {
      const met = meets(box, style, text, moved);
      if (met !== 'on') return met === 'cut' ? box : undefined;
    }
    if (style.position === 'fixed') return undefined;
    if (style.position !== 'static') position = style.position;
    moved ||= style.transform !== 'none' || style.translate !== 'none';
  }
  return undefined;
}

/**
 * Visible texts that are cut by the edge of a box that does not scroll, their own or one around it.
 *
 * @returns One line for each: the element, and the box where it is not the element itself.
 */
export function cutOff(): string[] {
  return [...document.body.querySelectorAll<HTMLElement>(`:not(${NATIVE})`)]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && each.closest('[inert]') === null)
    .flatMap((element) => {
      const box = cutBy(element);
      if (box === undefined) return [];
      return [box === element ? opening(element) : `${opening(element)} by ${opening(box)}`];
    });
}
