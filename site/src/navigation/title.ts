import { brand } from '../content/brand.ts';
import { pageText } from '../content/pages.ts';
import type { PageId } from './routes.ts';

/** A title as the tab shows it, with the brand. */
export function titled(title: string): string {
  return `${title} - ${brand.name}`;
}

/** What the tab and the search engine show as a page's name. */
export function titleOf(id: PageId): string {
  return titled(pageText[id].title);
}
