import { SkipLink } from '@weft/design-system/skip-link';
import { mainId } from '../app/route-change.tsx';
import { Outlet, useLocation } from '../app/router.ts';
import { routeAt } from '../app/routes.ts';
import { layoutText } from '../content/layout.ts';
import { Logo } from './logo.tsx';
import { HomeLink } from './nav-link.tsx';
import { Picture } from './picture.tsx';

/** The stand-alone pages: cloth on one side, the logo and the form on plain ground on the other. */
export function AuthLayout() {
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-svh flex-col bg-surface lg:grid lg:grid-cols-2">
      <SkipLink href={`#${mainId}`}>{layoutText.skipLink}</SkipLink>
      <div
        aria-hidden="true"
        className="relative h-24 overflow-hidden max-lg:shrink-0 lg:sticky lg:top-0 lg:h-svh"
      >
        <Picture
          name={routeAt(pathname).picture ?? 'auth-login'}
          alt=""
          sizes="(width >= 1024px) 50vw, 100vw"
          priority
          className="absolute inset-0 size-full object-cover"
        />
      </div>
      <div className="flex grow flex-col px-gutter py-8">
        <header className="mx-auto w-full max-w-form lg:mx-0 lg:max-w-none">
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
