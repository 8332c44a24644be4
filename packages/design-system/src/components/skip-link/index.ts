export { SkipLink, type SkipLinkProps } from './skip-link.js';
export { skipLinkVariants } from './skip-link.variants.js';
