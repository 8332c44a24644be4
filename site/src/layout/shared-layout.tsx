import { Page, PageMain } from '@weft/design-system/page';
import { SkipLink } from '@weft/design-system/skip-link';
import { useLayoutEffect } from 'react';
import { layoutText } from '../content/layout.ts';
import { mainId } from '../navigation/route-change.tsx';
import { Outlet } from '../navigation/router.ts';
import { keepPlace } from './keep-place.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteTopBar } from './site-top-bar.tsx';

/** Top bar, body, footer (P-6). */
export function SharedLayout() {
  // Ends before the next page scrolls to its start.
  useLayoutEffect(keepPlace, []);
  return (
    <Page>
      <SkipLink href={`#${mainId}`}>{layoutText.skipLink}</SkipLink>
      <SiteTopBar />
      <PageMain id={mainId}>
        <Outlet />
      </PageMain>
      <SiteFooter />
    </Page>
  );
}
