/** A coordinate rounded to a tenth of a px, which is finer than any screen that shows the picture. */
export function oneDecimal(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}
