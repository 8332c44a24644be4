/** Texts of the page for an unknown address. */
export const notFoundText = {
  heading: 'No thread leads here',
  text: 'There is no page at this address. It may have moved, or the link may be mistyped.',
  action: 'Go to the home page',
} as const;
