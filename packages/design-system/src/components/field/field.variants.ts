import { cva } from 'class-variance-authority';

/** Class names of an `input`, `select` or `textarea` of your own inside a `FieldFrame`. Safe in server components. */
export const fieldControlVariants = cva([
  'ds:block ds:w-full ds:min-w-0 ds:min-h-control ds:flex-1 ds:rounded-[inherit] ds:px-4 ds:py-2',
  'ds:text-body ds:placeholder:text-muted ds:placeholder:opacity-100 ds:outline-none',
  'ds:disabled:cursor-not-allowed ds:disabled:opacity-100 ds:disabled:placeholder:text-disabled',
  // The browser's ground of an autofilled control cannot be replaced, only covered: hence the inset shadow.
  'ds:autofill:[-webkit-text-fill-color:var(--ds-color-fg-default)]',
  'ds:autofill:[caret-color:var(--ds-color-fg-default)]',
  'ds:autofill:shadow-[inset_0_0_0_var(--ds-size-form)_var(--ds-color-bg-selected)]',
]);
