import { SkipLink } from '@weft/design-system/skip-link';
import { mainId } from '../app/route-change.tsx';
import { Outlet, useLocation } from '../app/router.ts';
import { type PageId, routeAt } from '../app/routes.ts';
import { layoutText } from '../content/layout.ts';
import { Logo } from './logo.tsx';
import { HomeLink } from './nav-link.tsx';
import { Picture } from './picture.tsx';

/** The dye of each page's cloth: there at once, before the cloth has come, and beyond its end on a long page. */
const grounds: Partial<Record<PageId, string>> = {
  login: 'bg-madder',
  signup: 'bg-indigo',
  'email-verification': 'bg-turmeric',
};

/** The stand-alone pages: cloth on one side, the logo and the form on plain ground on the other. */
export function AuthLayout() {
  const { pathname } = useLocation();
  const { id, picture } = routeAt(pathname);
  return (
    <div className="flex min-h-svh flex-col bg-surface lg:grid lg:grid-cols-2">
      <SkipLink href={`#${mainId}`}>{layoutText.skipLink}</SkipLink>
      <div aria-hidden="true" className={`max-lg:shrink-0 ${grounds[id]}`}>
        <div className="relative h-24 lg:sticky lg:top-0 lg:h-svh">
          <Picture
            name={picture}
            alt=""
            sizes="(width >= 1024px) 50vw, 100vw"
            priority
            className="absolute inset-0 size-full object-cover"
          />
        </div>
      </div>
      <div className="flex grow flex-col px-gutter py-8">
        <header className="mx-auto w-full max-w-form">
          <HomeLink
            aria-label={layoutText.homeLink}
            className="inline-flex items-center gap-3 font-wide text-heading-sm font-bold"
          >
            <Logo />
          </HomeLink>
        </header>
        <main
          id={mainId}
          tabIndex={-1}
          className="mx-auto flex w-full max-w-form grow flex-col gap-6 py-stack outline-none lg:justify-center"
        >
          <Outlet />
        </main>
      </div>
    </div>
  );
}
