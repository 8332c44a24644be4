export type { ClassNames, ClassNamesOf } from '../../lib/class-names-of.js';
export { IconButton, type IconButtonProps } from './icon-button.js';
export { type IconButtonSize, type IconButtonVariants, iconButtonVariants } from './icon-button.variants.js';
