/** Timeout for a build of the tokens on a busy machine, in ms. */
export const BUILD_TIMEOUT = 60_000;

/** Timeout for a run of all checks on a busy machine, in ms. */
export const CHECK_TIMEOUT = 120_000;
