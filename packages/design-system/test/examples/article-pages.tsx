import { Pagination } from '../../src/components/pagination/index.js';

/** The pages of a list of articles. */
export const ArticlePages = ({ page }: { page: number }) => (
  <Pagination page={page} pages={12} hrefFor={(number) => `/articles?page=${number}`} />
);
