import { App } from '@weft/site/app';
import { MemoryRouter } from '@weft/site/router';
import styles from '@weft/site/site.css?inline';
import { useInsertionEffect } from 'react';
import { motionOfToolbar, withMotion } from './page-motion.js';

/** The site's whole stylesheet. It resets bare elements, so it may be in force under the site's own pages only. */
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
  // Scenes ask for motion once, so a change mounts the page anew.
  return (
    <MemoryRouter key={motion} initialEntries={[path]}>
      <App />
    </MemoryRouter>
  );
}
