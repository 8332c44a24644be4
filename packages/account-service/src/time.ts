/** Returns the time in milliseconds since 1970. Injected, so that tests can advance it. */
export type Clock = () => number;

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
