/** Elements that the parts are made of. */
const ELEMENT =
  /(?:^|[\s>+~,(])(?:\*|button|input|select|textarea|a|h[1-6]|p|ul|ol|li|dl|dd|figure|blockquote|summary)(?=$|[\s>+~,:)])/;

/** A class, an id or an attribute. */
const NARROW = /[.#[]/;

/** The selectors of a list, with each choice of `:is()` and `:where()`, and without `:not()`, which requires no class. */
function selectorsOf(list: string): string[] {
  const positive = list.replaceAll(/:not\([^()]*\)/g, '');
  const [choices, inside = ''] = /:(?:is|where)\(([^()]*)\)/.exec(positive) ?? [];
  if (choices === undefined) return positive.split(',');
  return inside.split(',').flatMap((each) => selectorsOf(positive.replace(choices, each.trim())));
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
