import { brand } from '../content/brand.ts';
import { pageText } from '../content/pages.ts';
import type { PageId } from './routes.ts';

/** What the tab and the search engine show as a page's name. */
export function titleOf(id: PageId): string {
  return `${pageText[id].title} - ${brand.name}`;
}
