import { composeHandlers } from '../../lib/compose-handlers.js';
import { ChoiceGroup, type ChoiceGroupInputProps, type ChoiceGroupOwnProps } from '../field/choice-group.js';

/** Props of {@link RadioGroup}: those of a native `<input>`, which go to every input, and these. */
export interface RadioGroupProps extends ChoiceGroupOwnProps, ChoiceGroupInputProps {
  /** The name under which the value is submitted. It makes the inputs one group. */
  name: string;
  /** The chosen value, controlled. '' for none. */
  value?: string | undefined;
  /** The value that is chosen at first. None by default. */
  defaultValue?: string | undefined;
  /** Called with the value that the user chooses. Needs a client component. */
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * One choice out of a few that are all shown. Native radio buttons (WAI-ARIA APG, Radio Group): they work and are submitted
 * without script. Legend, hint and error are connected to the group (WCAG 1.3.1, 3.3.1, 3.3.2, 4.1.2).
 *
 * Controlled (`value`) or uncontrolled (`defaultValue`). `ref` is called for each input, as form libraries expect.
 *
 * @example
 * <RadioGroup
 *   label="Plan"
 *   name="plan"
 *   options={[{ value: 'solo', label: 'Solo', hint: 'One till' }, { value: 'team', label: 'Team' }]}
 *   defaultValue="solo"
 * />
 */
export function RadioGroup({
  options,
  value,
  defaultValue,
  onChange,
  onValueChange,
  ...field
}: RadioGroupProps) {
  const isChosen = (chosen: string | undefined, own: string) =>
    chosen === undefined ? chosen : chosen === own;
  const change = onValueChange
    ? composeHandlers(onChange, (event) => onValueChange(event.currentTarget.value))
    : onChange;
  return (
    <ChoiceGroup
      slot="radio-group"
      role="radiogroup"
      field={field}
      choices={options}
      chosen={value ?? defaultValue}
    >
      {(option, props) => (
        <input
          {...props}
          type="radio"
          checked={isChosen(value, option.value)}
          defaultChecked={isChosen(defaultValue, option.value)}
          onChange={change}
          className="ds:choice-control ds:radio-group-control"
        />
      )}
    </ChoiceGroup>
  );
}
