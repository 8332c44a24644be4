export { SelectField, type SelectFieldProps, type SelectOption } from './select-field.js';
export {
  selectFieldChevronVariants,
  selectFieldControlVariants,
  selectFieldOptionVariants,
} from './select-field.variants.js';
