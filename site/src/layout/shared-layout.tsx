import { mainId } from '../app/route-change.tsx';
import { Outlet } from '../app/router.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteTopBar } from './site-top-bar.tsx';
import { SkipLink } from './skip-link.tsx';

/** Top bar, body, footer (specification 2, Shared layout). */
export function SharedLayout() {
  return (
    <div className="flex min-h-svh flex-col">
      <SkipLink />
      <SiteTopBar />
      <main id={mainId} tabIndex={-1} className="grow pt-top-bar outline-none">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
