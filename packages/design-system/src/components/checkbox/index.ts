export type { ChoiceInputProps, ChoiceOwnProps } from '../field/choice.js';
export { Checkbox, type CheckboxProps } from './checkbox.js';
