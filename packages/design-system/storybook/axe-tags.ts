/**
 * The tags of the axe rules for every story and page: WCAG 2.2 A and AA, and axe-core's best practices. Listed one by
 * one, because axe omits `target-size` (WCAG 2.5.8) unless its tag is requested.
 */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on colour: other rules have the same result in every theme. */
export const colourRules = ['color-contrast', 'link-in-text-block'];
