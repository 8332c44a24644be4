import { cva } from 'class-variance-authority';

/** Class names of the whole footer. Importable on a server, as all of these are. */
export const footerVariants = cva(
  'ds:border-t-hairline ds:border-default ds:bg-ink ds:px-gutter ds:pt-16 ds:pb-8 ds:font-sans ds:text-body-sm ds:text-on-ink',
);

/** Class names of the tagline: a row of its own, from 1024 px on a third of the first row. */
export const footerTaglineVariants = cva([
  'ds:basis-full ds:text-heading-md ds:font-wide ds:text-balance ds:wrap-anywhere ds:lg:basis-1/3',
]);

/** Class names of a column: as many in a row as have the room for their words, all of one width. */
export const footerColumnVariants = cva([
  'ds:flex ds:min-w-0 ds:grow ds:basis-24 ds:flex-col ds:items-start ds:gap-3 ds:leading-(--ds-size-target)',
  'ds:wrap-anywhere',
]);

/** Class names of a list of links: so far apart that the focus ring of one ends before the next. */
export const footerListVariants = cva('ds:flex ds:max-w-full ds:flex-col ds:items-start ds:gap-3');

/** Class names of the last row. */
export const footerLegalVariants = cva([
  'ds:flex ds:basis-full ds:flex-wrap ds:items-center ds:justify-between ds:gap-x-8 ds:gap-y-2',
  'ds:border-t-hairline ds:border-default ds:pt-6 ds:text-caption ds:text-muted ds:wrap-anywhere',
]);
