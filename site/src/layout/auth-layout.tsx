import { Page, PageMain } from '@weft/design-system/page';
import { SkipLink } from '@weft/design-system/skip-link';
import { layoutText } from '../content/layout.ts';
import { HomeLink } from '../navigation/nav-link.tsx';
import { mainId } from '../navigation/route-change.tsx';
import { Outlet, useLocation } from '../navigation/router.ts';
import { routeAt } from '../navigation/routes.ts';
import { Logo } from './logo.tsx';
import { Picture } from './picture.tsx';

/** The background of each dye. It shows until the picture has loaded, and below it on a long page. */
const grounds = { madder: 'bg-madder', indigo: 'bg-indigo', turmeric: 'bg-turmeric' } as const;

/** Layout of the stand-alone pages: a cloth picture on one side, logo and form on the other. */
export function AuthLayout() {
  const { pathname } = useLocation();
  const { dye, picture } = routeAt(pathname);
  return (
    <Page className="bg-surface lg:grid lg:grid-cols-2">
      <SkipLink href={`#${mainId}`}>{layoutText.skipLink}</SkipLink>
      <div aria-hidden="true" className={`max-lg:shrink-0 ${dye ? grounds[dye] : ''}`}>
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
        <PageMain
          id={mainId}
          className="mx-auto flex w-full max-w-form flex-col gap-6 py-stack lg:justify-center"
        >
          <Outlet />
        </PageMain>
      </div>
    </Page>
  );
}
