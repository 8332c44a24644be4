/** The prop `current`, shared by the links of navigations. */
export interface CurrentProps {
  /**
   * The link leads to the current page (`true` or `'page'`) or to the current part of it (`'location'`).
   * @default false
   */
  current?: boolean | 'page' | 'location' | undefined;
}

/** The `aria-current` attribute, which the stylesheet reads too. */
export function ariaCurrent(current: CurrentProps['current']) {
  return current === true ? 'page' : current || undefined;
}
