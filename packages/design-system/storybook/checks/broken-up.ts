import { opening, textsIn } from './elements.js';

/** A shorter text may have a line for each letter. */
const LEAST_LETTERS = 4;

/** A text with more lines than this share of its letters stands letter by letter. */
const LINES = 0.6;

/**
 * Visible texts that stand letter by letter, because their box has almost no width.
 *
 * @returns The element of each.
 */
export function brokenUp(): string[] {
  return [...document.body.querySelectorAll(':not(script, style, option, optgroup, svg *)')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .filter((each) =>
      textsIn(each).some((text) => {
        const letters = text.toString().replaceAll(/\s/g, '').length;
        return letters >= LEAST_LETTERS && text.getClientRects().length > letters * LINES;
      }),
    )
    .map(opening);
}
