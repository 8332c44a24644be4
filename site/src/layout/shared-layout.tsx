import { SkipLink } from '@weft/design-system/skip-link';
import { layoutText } from '../content/layout.ts';
import { mainId } from '../navigation/route-change.tsx';
import { Outlet } from '../navigation/router.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteTopBar } from './site-top-bar.tsx';

/** Top bar, body, footer (P-6). */
export function SharedLayout() {
  return (
    <div className="flex min-h-svh flex-col">
      <SkipLink href={`#${mainId}`}>{layoutText.skipLink}</SkipLink>
      <SiteTopBar />
      <main id={mainId} tabIndex={-1} className="grow pt-top-bar outline-none has-[>:only-child]:grid">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
