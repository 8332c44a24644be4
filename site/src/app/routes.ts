import type { ComponentType } from 'react';
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
  load: () => Promise<{ default: ComponentType }>;
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
    load: () => import('../pages/landing/landing.tsx'),
  },
  {
    id: 'customer-support',
    path: '/customer-support',
    layout: 'shared',
    listed: true,
    picture: 'hero-cloth',
    file: 'customer-support.html',
    load: () => import('../pages/customer-support/customer-support.tsx'),
  },
  {
    id: 'login',
    path: '/login',
    layout: 'stand-alone',
    listed: true,
    picture: 'auth-login',
    file: 'login.html',
    load: () => import('../pages/login/login.tsx'),
  },
  {
    id: 'signup',
    path: '/signup',
    layout: 'stand-alone',
    listed: true,
    picture: 'auth-signup',
    file: 'signup.html',
    load: () => import('../pages/signup/signup.tsx'),
  },
  {
    id: 'email-verification',
    path: '/email-verification',
    layout: 'stand-alone',
    listed: false,
    picture: 'auth-verification',
    file: 'email-verification.html',
    load: () => import('../pages/email-verification/email-verification.tsx'),
  },
  {
    id: 'not-found',
    path: '*',
    layout: 'shared',
    listed: false,
    picture: 'hero-cloth',
    file: '404.html',
    load: () => import('../pages/not-found/not-found.tsx'),
  },
];

/** The path of a page, for links. */
export function pathOf(id: Exclude<PageId, 'not-found'>): string {
  return routeOf(id).path;
}

/** The route of a page. */
export function routeOf(id: PageId): PageRoute {
  const route = routes.find((candidate) => candidate.id === id);
  if (!route) throw new Error(`No route has the id '${id}': add it to the list in src/app/routes.ts.`);
  return route;
}

/** The route that an address belongs to; a trailing slash makes no difference. */
export function routeAt(pathname: string): PageRoute {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return routes.find((route) => route.path === path) ?? routeOf('not-found');
}
