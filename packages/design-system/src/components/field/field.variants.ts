import { cva } from 'class-variance-authority';

/** Class names of an `input`, `select` or `textarea` of your own inside a `FieldFrame`. Safe in server components. */
export const fieldControlVariants = cva('ds:field-control');
