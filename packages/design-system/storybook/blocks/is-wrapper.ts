/** Elements that are seen without any text. */
const SEEN = 'img, svg, video, canvas, input, select, textarea, hr';

const hasPaint = (style: CSSStyleDeclaration): boolean =>
  style.backgroundImage !== 'none' ||
  style.boxShadow !== 'none' ||
  !/^(transparent|rgba\(.*, 0\))$/.test(style.backgroundColor) ||
  (['Top', 'Right', 'Bottom', 'Left'] as const).some(
    (side) => Number.parseFloat(style[`border${side}Width`]) > 0,
  );

/** Whether the element, or something drawn before or after its content, has a look of its own. */
const isDrawn = (element: Element): boolean =>
  element.matches(`a, button, ${SEEN}`) ||
  hasPaint(getComputedStyle(element)) ||
  ['::before', '::after'].some(
    (pseudo) => !/^(none|normal)$/.test(getComputedStyle(element, pseudo).content),
  );

/** The texts and pictures inside of an element. */
function contentOf(element: Element): Element[] {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const content = [...element.querySelectorAll(SEEN)];
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (parentElement && textContent?.trim()) content.push(parentElement);
  }
  return content;
}

/**
 * Whether an element only arranges other slots: it has no look of its own, and all that is seen in it belongs to one of
 * them. A reader of the picture cannot find such an element.
 */
export function isWrapper(element: Element, slots: readonly string[]): boolean {
  const others = slots.map((slot) => `[data-slot="${slot}"]`).join();
  return (
    !isDrawn(element) &&
    contentOf(element).every((each) => {
      const owner = each.closest(others);
      return owner !== null && owner !== element && element.contains(owner);
    })
  );
}
