import { brand } from '../content/brand.ts';
import { pageText } from '../content/pages.ts';
import { pictures } from '../content/pictures.ts';
import type { PageId, PageRoute } from './routes.ts';

/** What the tab and the search engine show as a page's name. */
export function titleOf(id: PageId): string {
  return `${pageText[id].title} - ${brand.name}`;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/**
 * The head of a prerendered page: exactly one title and one description, and a canonical address where the site's own
 * address is known.
 *
 * @param route The page.
 * @param siteOrigin The public origin of the site without a trailing slash; empty leaves the canonical link out.
 */
export function headOf(route: PageRoute, siteOrigin: string): string {
  const { description } = pageText[route.id];
  const title = escapeHtml(titleOf(route.id));
  const isPage = route.id !== 'not-found';
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${escapeHtml(description)}" />`,
    `<meta property="og:type" content="website" />`,
    `<link rel="icon" type="image/svg+xml" href="${pictures.mark.src}" />`,
    `<link rel="icon" type="image/png" sizes="32x32" href="${pictures['icon-32'].src}" />`,
    `<link rel="apple-touch-icon" href="${pictures['icon-180'].src}" />`,
    siteOrigin &&
      `<meta property="og:image" content="${escapeHtml(siteOrigin + pictures['social-card'].src)}" />`,
    isPage && siteOrigin && `<link rel="canonical" href="${escapeHtml(siteOrigin + route.path)}" />`,
    !isPage && `<meta name="robots" content="noindex" />`,
  ]
    .filter(Boolean)
    .join('\n    ');
}
