/**
 * Whether something outside a closed panel has taken the focus: by Tab, by a press or by the page. When the focused panel is
 * removed, the body gets the focus, or the dialog around the opener; neither has taken it.
 */
export function focusIsElsewhere(opener: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) return false;
  return !activeElement.matches('[aria-modal="true"]') || !activeElement.contains(opener);
}
