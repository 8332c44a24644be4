export { TextField, type TextFieldProps, type TextFieldType } from './text-field.js';
export { textFieldControlVariants } from './text-field.variants.js';
