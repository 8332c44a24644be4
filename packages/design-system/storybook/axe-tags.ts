/**
 * The rules that every story and every page is judged by: WCAG 2.2 A and AA, and what axe-core calls best practice. Named
 * one by one, because axe leaves `target-size` (WCAG 2.5.8) out unless its tag is asked for.
 */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on colour: other rules have the same result in every theme. */
export const colourRules = ['color-contrast', 'link-in-text-block'];
