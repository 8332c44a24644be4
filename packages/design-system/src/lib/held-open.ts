/**
 * Popovers that state keeps open although the reader has asked to close them. They do not count as open inside a modal,
 * which could never be closed otherwise.
 */
export const heldOpen = new WeakSet<Element>();
