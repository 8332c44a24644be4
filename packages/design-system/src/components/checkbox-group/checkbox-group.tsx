import type { ChangeEvent } from 'react';
import { composeHandlers } from '../../lib/compose-handlers.js';
import { ChoiceGroup, type ChoiceGroupInputProps, type ChoiceGroupOwnProps } from '../field/choice-group.js';

/** Props of {@link CheckboxGroup}: those of a native `<input>`, which go to every input, and these. */
export interface CheckboxGroupProps extends ChoiceGroupOwnProps, ChoiceGroupInputProps {
  /** The name under which each checked value is submitted. */
  name?: string | undefined;
  /** The checked values, controlled. */
  value?: readonly string[] | undefined;
  /** The values that are checked at first. None by default. */
  defaultValue?: readonly string[] | undefined;
  /**
   * Called with all checked values, in the order of the options, and then with those of `value` that no option has, such as
   * in a filtered list. Needs a client component.
   */
  onValueChange?: ((value: string[]) => void) | undefined;
  /**
   * Says after the legend that an answer is required. HTML cannot require one of several checkboxes, so your form
   * checks it.
   * @default false
   */
  required?: boolean | undefined;
}

const SLOT = 'checkbox-group';

/** The values that are checked in the group of an input that has changed. A hint may have inputs of its own. */
function checkedBeside({ currentTarget }: ChangeEvent<HTMLInputElement>): string[] {
  const inputs = currentTarget
    .closest('fieldset')
    ?.querySelectorAll<HTMLInputElement>(`[data-slot="${SLOT}-control"]:checked`);
  return [...(inputs ?? [])].map(({ value }) => value);
}

/**
 * Any number of choices out of a few that are all shown. Native checkboxes in a group (WAI-ARIA APG, Checkbox): they work
 * and are submitted without script. Legend, hint and error are connected to the group (WCAG 1.3.1, 3.3.1, 3.3.2, 4.1.2).
 *
 * Controlled (`value`) or uncontrolled (`defaultValue`). `ref` is called for each input, as form libraries expect.
 *
 * @example
 * <CheckboxGroup
 *   label="Which teas do you drink?"
 *   name="teas"
 *   options={[{ value: 'black', label: 'Black' }, { value: 'green', label: 'Green' }]}
 *   defaultValue={['black']}
 * />
 */
export function CheckboxGroup({
  options,
  value,
  defaultValue,
  onChange,
  onValueChange,
  ...field
}: CheckboxGroupProps) {
  const notShown = (value ?? []).filter((each) => !options.some((option) => option.value === each));
  const change = onValueChange
    ? composeHandlers(onChange, (event) => onValueChange([...checkedBeside(event), ...notShown]))
    : onChange;
  return (
    <ChoiceGroup slot={SLOT} field={field} choices={options}>
      {(option, props) => (
        <input
          {...props}
          type="checkbox"
          required={false}
          checked={value?.includes(option.value)}
          defaultChecked={defaultValue?.includes(option.value)}
          onChange={change}
          className="ds:choice-control ds:checkbox-control"
        />
      )}
    </ChoiceGroup>
  );
}
