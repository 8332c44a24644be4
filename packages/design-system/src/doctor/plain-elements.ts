/** Elements that the parts are made of. */
const ELEMENT =
  /(?:^|[\s>+~,(])(?:\*|button|input|select|textarea|a|h[1-6]|p|ul|ol|li|dl|dd|figure|blockquote|summary)(?=$|[\s>+~,:)])/;

/** Whether a selector matches plain elements that the parts render: no class, no id, no attribute. */
export const isPlain = (selector: string): boolean =>
  selector.split(',').some((one) => !/[.#[]/.test(one) && ELEMENT.test(one.trim()));

/** Whether a declaration changes the look of a part. A box model, or a picture's largest width, does no harm. */
export const isVisible = (property: string): boolean =>
  /^(?:all|margin|padding|border|background|font|color|line-height|text-decoration|appearance|letter-spacing|list-style)(?:$|-)/.test(
    property,
  );
