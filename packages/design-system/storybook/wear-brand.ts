import { BRANDS } from './brands.js';
import { modes } from './modes.js';

/** The theme of the brand that the page wears. Adopted, it comes after the style sheets of the document. */
const theme = new CSSStyleSheet();

/** The brand of the last call, which alone counts. */
let worn: unknown = modes.brand.initial;
let dressing = Promise.resolve();

/** Gives the page the theme of a brand of the toolbar. A brand is loaded only when it is chosen. */
export function wearBrand(name: unknown = modes.brand.initial): Promise<void> {
  if (name !== worn) {
    worn = name;
    dressing = dress(name);
  }
  return dressing;
}

async function dress(name: unknown): Promise<void> {
  const brand = Object.entries(BRANDS).find(([known]) => known === name)?.[1];
  const css = brand ? (await import('./brand-theme.js')).brandCss(brand) : '';
  if (name !== worn) return;
  theme.replaceSync(css);
  if (!document.adoptedStyleSheets.includes(theme)) document.adoptedStyleSheets.push(theme);
}
