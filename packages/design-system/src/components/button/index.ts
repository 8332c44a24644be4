export { Button, type ButtonProps } from './button.js';
export { type ButtonSize, type ButtonTone, type ButtonVariants, buttonVariants } from './button.variants.js';
