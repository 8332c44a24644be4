import { cva } from 'class-variance-authority';

/** Class names of the box. Importable on a server, as all of these are. */
export const errorSummaryVariants = cva([
  'ds:flex ds:w-full ds:min-w-0 ds:flex-col ds:gap-4 ds:rounded-sm ds:border-thread ds:border-danger ds:bg-danger',
  'ds:p-4 ds:font-sans ds:sm:p-6 ds:text-default ds:focus:focus-ring',
]);

/** Class names of the title. */
export const errorSummaryTitleVariants = cva(
  'ds:flex ds:min-w-0 ds:gap-2 ds:text-heading-sm ds:font-wide ds:wrap-anywhere',
);

/** Class names of the list of errors. */
export const errorSummaryListVariants = cva('ds:flex ds:min-w-0 ds:flex-col ds:gap-2 ds:text-body');

/** Class names of an error that leads to its field. */
export const errorSummaryLinkVariants = cva([
  'ds:inline-flex ds:min-h-target ds:max-w-full ds:items-center ds:rounded-sm ds:font-medium ds:text-danger ds:underline-thread',
  'ds:wrap-anywhere ds:focus-visible:focus-ring',
]);
