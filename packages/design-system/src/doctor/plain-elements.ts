/** Elements that the parts are made of. */
const ELEMENT =
  /(?:^|[\s>+~,(])(?:\*|button|input|select|textarea|a|h[1-6]|p|ul|ol|li|dl|dd|figure|blockquote|summary)(?=$|[\s>+~,:)])/;

/** A class, an id or an attribute. */
const NARROW = /[.#[]/;

/** The selectors of a list. Those in parentheses, as of `:is(h2, h3)`, stay together. */
function selectorsOf(list: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (const letter of list) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === ',' && depth === 0) selectors.push('');
    else selectors[selectors.length - 1] += letter;
  }
  return selectors;
}

/** Whether a selector matches plain elements that the parts render: no class, no id, no attribute. */
export const isPlain = (selector: string): boolean =>
  selectorsOf(selector).some((one) => !NARROW.test(one) && ELEMENT.test(one.trim()));

/** Whether a selector matches nothing without a class, an id or an attribute, so that rules nested in its rule do neither. */
export const isNarrow = (selector: string): boolean => selectorsOf(selector).every((one) => NARROW.test(one));

/** Whether a declaration changes the look of a part. A box model, or a picture's largest width, does no harm. */
export const isVisible = (property: string): boolean =>
  /^(?:all|margin|padding|border|background|font|color|line-height|text-decoration|appearance|letter-spacing|list-style)(?:$|-)/.test(
    property,
  );
