export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden.js';
export { visuallyHiddenVariants } from './visually-hidden.variants.js';
