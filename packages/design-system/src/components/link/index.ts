export type { ClassNames, ClassNamesOf } from '../../lib/class-names-of.js';
export { Link, type LinkProps, type PlaceholderLinkProps, type TargetLinkProps } from './link.js';
export { type LinkVariant, type LinkVariants, linkVariants } from './link.variants.js';
export { LinkButton, type LinkButtonProps } from './link-button.js';
export type { LinkComponent } from './link-component.js';
export type { NewTabProps } from './new-tab.js';
