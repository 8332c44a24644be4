export {
  SelectField,
  type SelectFieldProps,
  type SelectOption,
  type SelectOptionGroup,
} from './select-field.js';
export {
  selectFieldChevronVariants,
  selectFieldControlVariants,
  selectFieldOptionVariants,
} from './select-field.variants.js';
