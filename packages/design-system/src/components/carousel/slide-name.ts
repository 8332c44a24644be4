/**
 * Fills in the name of a slide or of its dot.
 *
 * @param text The name, with `{n}` for the number of the slide and `{m}` for how many there are.
 * @param slide The slide, from 0.
 */
export function slideName(text: string, slide: number, count: number): string {
  return text.replace('{n}', String(slide + 1)).replace('{m}', String(count));
}
