import type { pageTitles } from '../content/pages.ts';
import type { PictureName } from '../content/pictures.ts';

/** A page's id: the name of its folder in `src/pages` and its key in `content/pages`. */
export type PageId = keyof typeof pageTitles;

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
  /** Whether the address may contain a secret token. Script removes it as soon as it runs, and no cache stores it. */
  carriesToken: boolean;
  /** The kind of schema.org data on the page. */
  structuredData?: 'product' | 'questions';
  /** Background colour of the first screen, used as theme colour of the browser. */
  ground: 'ink' | 'surface';
  /** The dye of the cloth picture on a stand-alone page. */
  dye?: 'madder' | 'indigo' | 'turmeric';
}

/** The route of a page. By default its address and file have the name of its id. */
type OwnRoute = Pick<PageRoute, 'layout' | 'listed'> & Partial<Omit<PageRoute, 'id'>>;

/** The route of each page, in the order in which lists show them. */
const routeOf: Readonly<Record<PageId, OwnRoute>> = {
  landing: { path: '/', file: 'index.html', layout: 'shared', listed: true, structuredData: 'product' },
  'customer-support': { layout: 'shared', listed: true, structuredData: 'questions' },
  login: { layout: 'stand-alone', listed: true, picture: 'auth-login', dye: 'madder' },
  signup: { layout: 'stand-alone', listed: true, picture: 'auth-signup', dye: 'indigo' },
  'email-verification': {
    layout: 'stand-alone',
    listed: false,
    picture: 'auth-verification',
    carriesToken: true,
    dye: 'turmeric',
  },
  'not-found': { path: '*', file: '404.html', layout: 'shared', listed: false },
};

const route = (id: PageId): PageRoute => ({
  id,
  path: `/${id}`,
  file: `${id}.html`,
  picture: 'hero-cloth',
  carriesToken: false,
  ground: routeOf[id].layout === 'shared' ? 'ink' : 'surface',
  ...routeOf[id],
});

/**
 * Every page of the site (P-6). Router, prerenderer, head, sitemap, llms.txt and tests read this list.
 */
export const routes: readonly PageRoute[] = (Object.keys(routeOf) as PageId[]).map(route);

/** The path of a page. */
export function pathOf(id: Exclude<PageId, 'not-found'>): string {
  return route(id).path;
}

/** The route of an address, with or without a trailing slash. */
export function routeAt(pathname: string): PageRoute {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return routes.find((each) => each.path === path) ?? route('not-found');
}
