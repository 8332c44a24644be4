/** Whether an element has the focus, also in a shadow root, where the document's focused element is the host. */
export const isFocused = (element: Element): boolean =>
  (element.getRootNode() as Document | ShadowRoot).activeElement === element;
