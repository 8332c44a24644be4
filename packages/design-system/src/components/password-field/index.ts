export { PasswordField, type PasswordFieldProps } from './password-field.js';
export { passwordFieldControlVariants, passwordFieldToggleVariants } from './password-field.variants.js';
