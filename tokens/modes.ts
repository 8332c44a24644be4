/**
 * Where each mode applies: the selectors and media queries of its CSS blocks. `tokens.css` and the theme of a brand share
 * them. The order matters: `:where()` has no specificity, so a later block wins.
 */

/** A selector, alone or inside a media query. */
type Place = string | readonly [media: string, selector: string];

const LIGHT = '[data-theme="light"]';
const DARK = '[data-theme="dark"]';
const UNSET = ':root:not([data-theme])';
const OS_DARK = '(prefers-color-scheme: dark)';
const OS_MORE = '(prefers-contrast: more)';
const more = (theme: string): string => `${theme}[data-contrast="more"], [data-contrast="more"] ${theme}`;

/** The places of each theme but forced colours, in the order of the blocks. Light is also the root's default. */
export const PLACES = {
  light: [LIGHT],
  dark: [[OS_DARK, UNSET], DARK],
  'light-hc': [[OS_MORE, `${UNSET}, ${LIGHT}`], `${UNSET}[data-contrast="more"], ${more(LIGHT)}`],
  'dark-hc': [
    [OS_MORE, DARK],
    [`${OS_MORE} and ${OS_DARK}`, UNSET],
    [OS_DARK, `${UNSET}[data-contrast="more"]`],
    more(DARK),
  ],
} as const satisfies Record<string, readonly Place[]>;

const indent = (text: string): string => text.replaceAll(/^(?=.)/gm, '  ');

/** The declarations in a block for each place. */
export const blocks = (places: readonly Place[], declarations: string): string =>
  places
    .map((place) => {
      const [media, selector] = typeof place === 'string' ? ['', place] : place;
      const block = `:where(${selector}) {\n${indent(declarations)}\n}`;
      return media ? `@media ${media} {\n${indent(block)}\n}` : block;
    })
    .join('\n\n');
