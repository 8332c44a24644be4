import { BRANDS } from './brands.js';
import { modes } from './modes.js';

/** The theme of the brand that the page wears. Adopted, it comes after every style sheet of the page. */
const theme = new CSSStyleSheet();

/** The brand of the last call, which alone counts: a brand is loaded only when it is chosen. */
let worn: unknown = modes.brand.initial;

/** Gives the page the theme of a brand of the toolbar. */
export async function wearBrand(name: unknown = modes.brand.initial): Promise<void> {
  if (name === worn) return;
  worn = name;
  const brand = Object.entries(BRANDS).find(([known]) => known === name)?.[1];
  const css = brand ? (await import('./brand-theme.js')).brandCss(brand) : '';
  if (name !== worn) return;
  theme.replaceSync(css);
  if (!document.adoptedStyleSheets.includes(theme)) document.adoptedStyleSheets.push(theme);
}
