/** The fields of a keyboard event that decide whether Enter submits. */
type Press = Pick<
  KeyboardEvent,
  'key' | 'isComposing' | 'keyCode' | 'defaultPrevented' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'
>;

/** Whether a key press is an Enter that sends a form: alone, pressed once, and not the end of a composition. */
export function isPlainEnter(event: Press): boolean {
  // Safari ends a composition before the Enter that ended it; the key's code is 229 all the same.
  if (event.key !== 'Enter' || event.isComposing || event.keyCode === 229) return false;
  return !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat);
}
