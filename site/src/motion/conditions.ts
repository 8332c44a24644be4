/** The visitor accepts motion, and script runs. The style sheets repeat these conditions. */
const allowed = 'screen and (prefers-reduced-motion: no-preference) and (scripting: enabled)';

/** Wider than 640 px (P-23). Otherwise no motion library is loaded. */
export const moves = `${allowed} and (width > 640px)`;

/** The hero is pinned. In a lower window its parts would not fit, so they stay in the flow. */
export const heroIsPinned = `${moves} and (height >= 32rem)`;

/** The benefit cards are pinned and stacked (P-28). */
export const benefitsAreStacked = `${allowed} and (width > 768px)`;
