import { brand } from '../content/brand.ts';
import { pageTitles } from '../content/pages.ts';
import type { PageId } from './routes.ts';

/** Appends the brand to a title. */
export function titled(title: string): string {
  return `${title} - ${brand.name}`;
}

/** The document title of a page. */
export function titleOf(id: PageId): string {
  return titled(pageTitles[id]);
}
