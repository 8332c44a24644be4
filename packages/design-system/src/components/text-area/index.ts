export { TextAreaField, type TextAreaFieldProps } from './text-area.js';
export {
  type TextAreaFieldVariants,
  type TextAreaResize,
  textAreaControlVariants,
} from './text-area.variants.js';
