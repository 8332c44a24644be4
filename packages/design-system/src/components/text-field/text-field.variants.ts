/** Class names of the control: those that every field of the package shares. Importable on a server. */
export { fieldControlVariants as textFieldControlVariants } from '../field/field.variants.js';
