import { App } from '@weft/site/app';
import { MemoryRouter } from '@weft/site/router';
import styles from '@weft/site/site.css?inline';
import { useInsertionEffect } from 'react';
import { motionOfToolbar, withMotion } from './page-motion.js';

/** The site's whole stylesheet. It resets bare elements, so it may apply only while a page of the site is shown. */
const sheet = new CSSStyleSheet();

/** A page of the site with its layout, route, content and styles, in the motion of the toolbar. */
export function SitePage({ path }: { path: string }) {
  const motion = motionOfToolbar();
  useInsertionEffect(() => {
    // The site's entry script sets it; without it the hero has the layout of a page without script.
    document.documentElement.toggleAttribute('data-scripted', true);
    sheet.replaceSync(withMotion(styles, motion));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.documentElement.removeAttribute('data-scripted');
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [motion]);
  // Scenes read the motion setting once, so a change remounts the page.
  return (
    <MemoryRouter key={motion} initialEntries={[path]}>
      <App />
    </MemoryRouter>
  );
}
