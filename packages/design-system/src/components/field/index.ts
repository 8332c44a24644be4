export type { ClassNames, ClassNamesOf } from '../../lib/class-names-of.js';
export {
  capitaliseMessage,
  capitaliseText,
  type InputCapitalisation,
  type MessageCapitalisation,
} from './capitalise.js';
export {
  Field,
  FieldError,
  type FieldErrorProps,
  FieldFrame,
  type FieldFrameProps,
  FieldHint,
  type FieldHintProps,
  FieldLabel,
  type FieldLabelProps,
  type FieldProps,
} from './field.js';
export { fieldControlVariants } from './field.variants.js';
export { type FieldWiring, type UseFieldOptions, useField } from './use-field.js';
export type { FieldOwnProps } from './use-field-props.js';
