export type {
  ChoiceGroupInputProps,
  ChoiceGroupOwnProps,
  ChoiceOption,
  ChoiceOrientation,
} from '../field/choice-group.js';
export { RadioGroup, type RadioGroupProps } from './radio-group.js';
