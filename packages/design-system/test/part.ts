/**
 * A part of a story, looked up again at each call.
 *
 * @param slot the part's `data-slot`
 * @throws when the story has no such part
 */
export function partOf(canvasElement: HTMLElement, slot: string): HTMLElement {
  const part = canvasElement.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
  if (!part) throw new Error(`No part "${slot}" in the story`);
  return part;
}
