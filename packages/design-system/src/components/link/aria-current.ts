/** The prop that marks a link as leading to where the visitor is, shared by the links of navigations. */
export interface CurrentProps {
  /**
   * The link leads to where the visitor is: `true` or `'page'` for this page, `'location'` for this part of
   * it.
   * @default false
   */
  current?: boolean | 'page' | 'location' | undefined;
}

/** The attribute that says so to assistive technology, and to the stylesheet. */
export function ariaCurrent(current: CurrentProps['current']) {
  return current === true ? 'page' : current || undefined;
}
