/**
 * Space between parts: a step of the spacing scale, where step n is n × 4 px at the default text size; or `stack`, which
 * grows with the screen from 24 to 40 px.
 */
export type Gap = 0 | 1 | 2 | 3 | 4 | 6 | 8 | 12 | 16 | 24 | 'stack';

/** One value for every screen, or one from each breakpoint on. */
export type Responsive<Value> =
  | Value
  | {
      /** From 0 px. */
      readonly base: Value;
      /** From 640 px. */
      readonly sm?: Value | undefined;
      /** From 768 px. */
      readonly md?: Value | undefined;
      /** From 1024 px. */
      readonly lg?: Value | undefined;
      /** From 1300 px. */
      readonly xl?: Value | undefined;
    };

/**
 * Classes of a responsive value, which `styles.css` lists for Tailwind. A style attribute would break a strict content
 * security policy.
 *
 * @param classOf the class of a value from a breakpoint on: with its prefix, such as `sm:`, or nothing
 */
export function responsiveClass(
  value: Responsive<number>,
  classOf: (from: string, value: number) => string,
): string {
  if (typeof value === 'number') return classOf('', value);
  return Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .map(([from, each]) => classOf(from === 'base' ? '' : `${from}:`, each))
    .join(' ');
}
