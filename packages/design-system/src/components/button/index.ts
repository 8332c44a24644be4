export { Button, type ButtonProps } from './button.js';
export {
  type ButtonSize,
  type ButtonVariant,
  type ButtonVariants,
  buttonVariants,
} from './button.variants.js';
