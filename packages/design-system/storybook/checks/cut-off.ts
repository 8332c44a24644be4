import { opening, textsIn } from './elements.js';

/** Elements whose text the browser itself scrolls or cuts off. */
const NATIVE = 'input, select, textarea, option, optgroup, svg *';

const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

interface Extent {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The box of the text directly inside an element; undefined if it has none. */
function textExtent(element: Element): Extent | undefined {
  const lines = textsIn(element)
    .flatMap((text) => [...text.getClientRects()])
    .filter(({ width, height }) => width > 0 && height > 0);
  const [first] = lines;
  if (first === undefined) return undefined;
  // A font is taller than a tight line; the difference is empty.
  const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
  const room = Math.max(0, (first.height - lineHeight) / 2) || 0;
  return {
    top: Math.min(...lines.map(({ top }) => top)) + room,
    bottom: Math.max(...lines.map(({ bottom }) => bottom)) - room,
    left: Math.min(...lines.map(({ left }) => left)),
    right: Math.max(...lines.map(({ right }) => right)),
  };
}

/** Whether a box cuts a text off, ends the search, or neither. */
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
 * The box that cuts off an element's text: the element itself or an ancestor. Text in a scroller is reachable, a box
 * one pixel wide is visually hidden on purpose, and text in a moving track (carousel, marquee) comes into view, so
 * only its height counts.
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
 * Visible texts that a box without scrolling cuts off: their own or an ancestor.
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
