import type { pageText } from '../content/pages.ts';
import type { PictureName } from '../content/pictures.ts';

/** The page ids: each is a folder of `src/pages` and a key of `content/pages`. */
export type PageId = keyof typeof pageText;

/** A page and where it stands. */
export interface PageRoute {
  id: PageId;
  /** Path from the site's root; `*` is every address that no other route takes. */
  path: string;
  /** `shared`: top bar, body, footer. `stand-alone`: the auth layout (P-6). */
  layout: 'shared' | 'stand-alone';
  /** Whether search engines and guides list it. */
  listed: boolean;
  /** The large picture of its first screen, which is fetched together with the style sheet. */
  picture: PictureName;
  /** The file of the built site, in its root. */
  file: string;
  /** Whether the address may carry a secret token, so that nothing is painted, cached or logged before script took it out. */
  carriesToken: boolean;
  /** What the page tells search engines about itself, by schema.org. */
  structuredData?: 'product' | 'questions';
  /** Colour of the page's first screen, which the browser's own bars continue. */
  ground: 'ink' | 'surface';
  /** The dye of the cloth beside a stand-alone page. */
  dye?: 'madder' | 'indigo' | 'turmeric';
}

/**
 * Every page, once (P-6). The router, the prerendered files, the head, the
 * sitemap, the guides for machines and the tests read this list.
 */
export const routes: readonly PageRoute[] = [
  {
    id: 'landing',
    path: '/',
    layout: 'shared',
    listed: true,
    picture: 'hero-cloth',
    file: 'index.html',
    carriesToken: false,
    structuredData: 'product',
    ground: 'ink',
  },
  {
    id: 'customer-support',
    path: '/customer-support',
    layout: 'shared',
    listed: true,
    picture: 'hero-cloth',
    file: 'customer-support.html',
    carriesToken: false,
    structuredData: 'questions',
    ground: 'ink',
  },
  {
    id: 'login',
    path: '/login',
    layout: 'stand-alone',
    listed: true,
    picture: 'auth-login',
    file: 'login.html',
    carriesToken: false,
    ground: 'surface',
    dye: 'madder',
  },
  {
    id: 'signup',
    path: '/signup',
    layout: 'stand-alone',
    listed: true,
    picture: 'auth-signup',
    file: 'signup.html',
    carriesToken: false,
    ground: 'surface',
    dye: 'indigo',
  },
  {
    id: 'email-verification',
    path: '/email-verification',
    layout: 'stand-alone',
    listed: false,
    picture: 'auth-verification',
    file: 'email-verification.html',
    carriesToken: true,
    ground: 'surface',
    dye: 'turmeric',
  },
  {
    id: 'not-found',
    path: '*',
    layout: 'shared',
    listed: false,
    picture: 'hero-cloth',
    file: '404.html',
    carriesToken: false,
    ground: 'ink',
  },
];

/** The path of a page, for links. */
export function pathOf(id: Exclude<PageId, 'not-found'>): string {
  return routeOf(id).path;
}

/** The route of a page. */
export function routeOf(id: PageId): PageRoute {
  const route = routes.find((candidate) => candidate.id === id);
  if (!route) throw new Error(`No route has the id '${id}': add it to the list in src/navigation/routes.ts.`);
  return route;
}

/** The route that an address belongs to; a trailing slash makes no difference. */
export function routeAt(pathname: string): PageRoute {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return routes.find((route) => route.path === path) ?? routeOf('not-found');
}
