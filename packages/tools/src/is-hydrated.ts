/** Whether React handles the events of an element of the server's HTML. It runs in the page: a browser test passes it to `evaluate`. */
export const isHydrated = (element: object): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));
