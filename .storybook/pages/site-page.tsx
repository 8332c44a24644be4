import { App } from '@weft/site/app';
import { MemoryRouter } from '@weft/site/router';
import styles from '@weft/site/site.css?inline';
import { useInsertionEffect } from 'react';

/** The site's whole stylesheet. It resets bare elements, so it may be in force under the site's own pages only. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);

/** A page of the site with its layout, route, content and styles. */
export function SitePage({ path }: { path: string }) {
  useInsertionEffect(() => {
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, []);
  return (
    <MemoryRouter initialEntries={[path]}>
      <App />
    </MemoryRouter>
  );
}
