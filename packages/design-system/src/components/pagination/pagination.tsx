import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ArrowLeftIcon, ArrowRightIcon } from '../../icons/icons.js';
import { cx } from '../../lib/cx.js';
import type { LinkComponent } from '../link/link-component.js';
import { existingPage, pageNumbers } from './page-numbers.js';
import { PaginationList } from './pagination-list.js';

/** Props of {@link Pagination}: those of a native `<nav>` and these. */
export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The number of this page, from 1. A fraction is cut off. If there is no such page, the nearest one is marked as current. */
  page: number;
  /** How many pages there are, rounded up. With fewer than two, nothing is rendered. */
  pages: number;
  /** The address of a page by its number. */
  hrefFor: (page: number) => string;
  /**
   * The component that renders the links, such as a router's link.
   * @default 'a'
   */
  linkAs?: LinkComponent | undefined;
  /**
   * The name of the landmark.
   * @default 'Pagination'
   */
  label?: string | undefined;
  /**
   * The text of the link to the page before.
   * @default 'Previous'
   */
  previousLabel?: string | undefined;
  /**
   * The text of the link to the next page.
   * @default 'Next'
   */
  nextLabel?: string | undefined;
  /**
   * The accessible name of the link to a page; `{n}` is its number.
   * @default 'Page {n}'
   */
  pageLabel?: string | undefined;
  /**
   * The text between the two links if there is no room for numbers; `{n}` is this page, `{m}` the number of pages.
   * @default 'Page {n} of {m}'
   */
  statusLabel?: string | undefined;
}

/**
 * Links to the pages of a long list: the previous and the next, the first and the last, and those around this one. Where
 * there is no room, such as on a phone, only the previous and the next.
 *
 * @example
 * <Pagination page={3} pages={12} hrefFor={(page) => `/teas?page=${page}`} />
 */
export function Pagination({
  page: givenPage,
  pages: givenPages,
  hrefFor,
  linkAs: PageLink = 'a',
  label = 'Pagination',
  previousLabel = 'Previous',
  nextLabel = 'Next',
  pageLabel = 'Page {n}',
  statusLabel = 'Page {n} of {m}',
  className,
  ...props
}: PaginationProps) {
  const pages = Math.ceil(givenPages);
  // Not `pages < 2`, which is false for NaN.
  if (!(pages >= 2)) return null;
  const page = existingPage(givenPage, pages);
  const named = (text: string, n: number) => text.replace('{n}', `${n}`).replace('{m}', `${pages}`);
  return (
    <nav data-slot="pagination" aria-label={label} {...props} className={cx('ds:pagination', className)}>
      <PaginationList>
        {page > 1 && (
          <Item>
            <PageLink data-slot="pagination-previous" href={hrefFor(page - 1)} rel="prev" className={STEP}>
              <ArrowLeftIcon data-slot="pagination-arrow" className="ds:pagination-arrow" />
              <StepLabel>{previousLabel}</StepLabel>
            </PageLink>
          </Item>
        )}
        {pageNumbers(page, pages).map((n) =>
          typeof n === 'string' ? (
            <li
              key={n}
              data-slot="pagination-gap"
              aria-hidden="true"
              className="ds:pagination-item ds:pagination-gap ds:pagination-far"
            >
              …
            </li>
          ) : (
            <Item key={n} far>
              <PageLink
                data-slot="pagination-page"
                href={hrefFor(n)}
                aria-label={named(pageLabel, n)}
                aria-current={n === page ? 'page' : undefined}
                className="ds:pagination-link"
              >
                {n}
              </PageLink>
            </Item>
          ),
        )}
        <li
          data-slot="pagination-status"
          // For the focus where there are no numbers; not a tab stop.
          tabIndex={-1}
          className="ds:pagination-item ds:pagination-status"
        >
          {named(statusLabel, page)}
        </li>
        {page < pages && (
          <Item>
            <PageLink data-slot="pagination-next" href={hrefFor(page + 1)} rel="next" className={STEP}>
              <StepLabel>{nextLabel}</StepLabel>
              <ArrowRightIcon data-slot="pagination-arrow" className="ds:pagination-arrow" />
            </PageLink>
          </Item>
        )}
      </PaginationList>
    </nav>
  );
}

const STEP = 'ds:pagination-link ds:pagination-step';

function StepLabel({ children }: { children: string }) {
  return (
    <span data-slot="pagination-label" className="ds:pagination-label">
      {children}
    </span>
  );
}

/** @param far Whether the item is left out where there is no room. */
function Item({ far = false, children }: { far?: boolean; children: ReactNode }) {
  return (
    <li data-slot="pagination-item" className={cx('ds:pagination-item', far && 'ds:pagination-far')}>
      {children}
    </li>
  );
}
