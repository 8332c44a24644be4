import { cva } from 'class-variance-authority';

/** Class names of text that is heard but not seen; for an element of your own. Importable on a server. */
export const visuallyHiddenVariants = cva('ds:sr-only');
