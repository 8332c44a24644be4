/** Calls the caller's own handler first, then ours. */
export function composeHandlers<E>(theirs: ((event: E) => void) | undefined, ours: (event: E) => void) {
  return (event: E) => {
    theirs?.(event);
    ours(event);
  };
}
