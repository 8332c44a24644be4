/** Where a visitor wants motion and the page is awake enough to give it. The style sheets name the same conditions. */
const allowed = 'screen and (prefers-reduced-motion: no-preference) and (scripting: enabled)';

/** Wider than 640 px (P-23): below, and where motion is unwelcome, no motion library is even fetched. */
export const moves = `${allowed} and (width > 640px)`;

/** Where the hero is pinned; in a lower window its parts would not fit, so there they stay in the flow. */
export const heroIsPinned = `${moves} and (height >= 32rem)`;

/** Where the benefit cards are pinned and stacked (P-28). */
export const benefitsAreStacked = `${allowed} and (width > 768px)`;
