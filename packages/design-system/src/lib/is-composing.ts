/** Whether a key belongs to IME composition. Safari sends the last one after it, with `keyCode` 229. */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
