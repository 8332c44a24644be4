import { cva } from 'class-variance-authority';
import type { ClassNamesOf } from '../../lib/class-names-of.js';

/** Class names of an `input`, `select` or `textarea` of your own inside a `FieldFrame`. Safe in server components. */
export const fieldControlVariants: ClassNamesOf<object> = cva('ds:field-control');
