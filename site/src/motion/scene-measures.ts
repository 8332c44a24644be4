/**
 * Whether scenes have measured the window's current size; until then what they pin keeps its earlier size. The motion library,
 * which is loaded only where there are scenes, puts its own answer here.
 */
export const scenes = { areMeasured: () => true };
