import type { pageText } from '../content/pages.ts';
import type { PictureName } from '../content/pictures.ts';

/** A page's id: the name of its folder in `src/pages` and its key in `content/pages`. */
export type PageId = keyof typeof pageText;

/** A page and its route. */
export interface PageRoute {
  id: PageId;
  /** Path from the site's root; `*` matches every address without a route of its own. */
  path: string;
  /** `shared`: top bar, body, footer. `stand-alone`: the auth layout (P-6). */
  layout: 'shared' | 'stand-alone';
  /** Whether sitemap, search engines and llms.txt list it. */
  listed: boolean;
  /** The large picture of the first screen, which the head preloads. */
  picture: PictureName;
  /** The HTML file in the root of the built site. */
  file: string;
  /** Whether the address may contain a secret token. Script removes it before the first paint, and no cache stores it. */
  carriesToken: boolean;
  /** The kind of schema.org data on the page. */
  structuredData?: 'product' | 'questions';
  /** Background colour of the first screen, used as theme colour of the browser. */
  ground: 'ink' | 'surface';
  /** The dye of the cloth picture on a stand-alone page. */
  dye?: 'madder' | 'indigo' | 'turmeric';
}

/** The route of each page, in the order in which lists show them. */
const routeOf: Readonly<Record<PageId, Omit<PageRoute, 'id'>>> = {
  landing: {
    path: '/',
    layout: 'shared',
    listed: true,
    picture: 'hero-cloth',
    file: 'index.html',
    carriesToken: false,
    structuredData: 'product',
    ground: 'ink',
  },
  'customer-support': {
    path: '/customer-support',
    layout: 'shared',
    listed: true,
    picture: 'hero-cloth',
    file: 'customer-support.html',
    carriesToken: false,
    structuredData: 'questions',
    ground: 'ink',
  },
  login: {
    path: '/login',
    layout: 'stand-alone',
    listed: true,
    picture: 'auth-login',
    file: 'login.html',
    carriesToken: false,
    ground: 'surface',
    dye: 'madder',
  },
  signup: {
    path: '/signup',
    layout: 'stand-alone',
    listed: true,
    picture: 'auth-signup',
    file: 'signup.html',
    carriesToken: false,
    ground: 'surface',
    dye: 'indigo',
  },
  'email-verification': {
    path: '/email-verification',
    layout: 'stand-alone',
    listed: false,
    picture: 'auth-verification',
    file: 'email-verification.html',
    carriesToken: true,
    ground: 'surface',
    dye: 'turmeric',
  },
  'not-found': {
    path: '*',
    layout: 'shared',
    listed: false,
    picture: 'hero-cloth',
    file: '404.html',
    carriesToken: false,
    ground: 'ink',
  },
};

/**
 * Every page of the site (P-6). Router, prerenderer, head, sitemap, llms.txt and tests read this list.
 */
export const routes: readonly PageRoute[] = Object.entries(routeOf).map(([id, route]) => ({
  id: id as PageId,
  ...route,
}));

/** The path of a page. */
export function pathOf(id: Exclude<PageId, 'not-found'>): string {
  return routeOf[id].path;
}

/** The route of an address, with or without a trailing slash. */
export function routeAt(pathname: string): PageRoute {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return routes.find((route) => route.path === path) ?? { id: 'not-found', ...routeOf['not-found'] };
}
