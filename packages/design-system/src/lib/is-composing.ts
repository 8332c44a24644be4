/**
 * Whether a key is for an input method, as Escape is that cancels what is being written. Safari sends the last one after the
 * composition, and says so only by its code.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
