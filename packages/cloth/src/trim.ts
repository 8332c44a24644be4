/** A coordinate with at most one decimal: a tenth of a px is finer than any screen that shows the picture. */
export function trim(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}
