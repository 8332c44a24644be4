export type { ClassNames, ClassNamesOf } from '../../lib/class-names-of.js';
export { Button, type ButtonProps } from './button.js';
export {
  type ButtonSize,
  type ButtonVariant,
  type ButtonVariants,
  buttonVariants,
} from './button.variants.js';
