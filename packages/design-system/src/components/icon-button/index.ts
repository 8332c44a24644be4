export { IconButton, type IconButtonProps } from './icon-button.js';
export { type IconButtonSize, type IconButtonVariants, iconButtonVariants } from './icon-button.variants.js';
