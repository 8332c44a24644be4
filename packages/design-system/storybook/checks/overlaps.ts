import { opening, textsIn } from './elements.js';

/** How much of the height of a line is empty above and below its letters: two lines may share it. */
const EMPTY = 0.3;

/** Lets `elementsFromPoint` find elements that ignore the pointer, too. */
const REACHABLE = new CSSStyleSheet();
REACHABLE.replaceSync('* { pointer-events: auto !important; }');

interface Line {
  readonly element: Element;
  /** Where it is now. */
  readonly measure: () => DOMRect | undefined;
  readonly box: DOMRect;
}

/** The lines of visible text in the document. */
function lines(): Line[] {
  return [...document.body.querySelectorAll(':not(script, style, option, optgroup, svg *)')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((each) => each.closest('[inert]') === null)
    .flatMap((element) =>
      textsIn(element).flatMap((text) =>
        [...text.getClientRects()].map((box, index) => ({
          element,
          box,
          measure: () => text.getClientRects()[index],
        })),
      ),
    )
    .filter(({ box: { width, height } }) => width > 2 && height > 2);
}

/** The middle of the area that two boxes share; undefined if it is empty, or the empty part of a line. */
function shared(one: DOMRect, other: DOMRect): { x: number; y: number } | undefined {
  const [left, right] = [Math.max(one.left, other.left), Math.min(one.right, other.right)];
  const [top, bottom] = [Math.max(one.top, other.top), Math.min(one.bottom, other.bottom)];
  if (right - left <= 2 || bottom - top <= Math.min(one.height, other.height) * EMPTY) return undefined;
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

const isClear = (element: Element): boolean => {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return backgroundImage === 'none' && /[,/] 0\)$|^transparent$/.test(backgroundColor);
};

/** Whether both lines are seen where they meet: neither is cut off there, and nothing opaque is between them. */
function bothShow(one: Line, other: Line): boolean {
  one.element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const [first, second] = [one.measure(), other.measure()];
  const at = first && second && shared(first, second);
  if (!at) return false;
  const stack = document.elementsFromPoint(at.x, at.y);
  const [upper = -1, lower = -1] = [one, other]
    .map(({ element }) => stack.indexOf(element))
    .sort((a, b) => a - b);
  const below = stack[lower];
  if (upper < 0 || !below) return false;
  return stack.slice(0, lower).every((each) => each.contains(below) || isClear(each));
}

/**
 * Texts of two elements that lie on each other.
 *
 * @returns One line for each pair.
 */
export function overlaps(): string[] {
  const all = lines().sort((a, b) => a.box.top - b.box.top);
  const found = new Set<string>();
  const places = [...document.querySelectorAll('*')].map((element) => {
    const { scrollLeft: left, scrollTop: top } = element;
    return { element, left, top };
  });
  document.adoptedStyleSheets.push(REACHABLE);
  try {
    for (const [index, one] of all.entries()) {
      for (const other of all.slice(index + 1)) {
        if (other.box.top >= one.box.bottom) break;
        if (one.element === other.element || !shared(one.box, other.box)) continue;
        if (bothShow(one, other)) found.add(`${opening(one.element)} and ${opening(other.element)}`);
      }
    }
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== REACHABLE);
    for (const { element, left, top } of places)
      if (element.scrollLeft !== left || element.scrollTop !== top)
        element.scrollTo({ left, top, behavior: 'instant' });
  }
  return [...found];
}
