const asked = {
  full: /\(prefers-reduced-motion:\s*no-preference\)/g,
  reduced: /\(prefers-reduced-motion(?::\s*reduce)?\)/g,
};

const YES = '(min-width: 0px)';
const NO = '(max-width: 0px)';

/**
 * Lets media queries follow the toolbar's motion instead of the operating system's. The design system reads the toolbar's
 * attribute; the site's pages have media queries alone.
 *
 * @param text A media query or style sheet.
 * @param motion `full`, `reduced`, or undefined for the operating system's.
 */
export function withMotion(text: string, motion: string | undefined): string {
  if (motion !== 'full' && motion !== 'reduced') return text;
  const isFull = motion === 'full';
  return text.replace(asked.full, isFull ? YES : NO).replace(asked.reduced, isFull ? NO : YES);
}

/** The motion that the toolbar asks for. */
export const motionOfToolbar = (): string | undefined => document.documentElement.dataset.motion;

const matchMediaOfSystem = window.matchMedia.bind(window);
window.matchMedia = (query) => matchMediaOfSystem(withMotion(query, motionOfToolbar()));
