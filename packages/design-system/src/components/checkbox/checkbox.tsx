import { ChoiceField, type ChoiceInputProps, type ChoiceOwnProps } from '../field/choice.js';
import { MixedInput } from './mixed-input.js';

/** Props of {@link Checkbox}: those of a native `<input>`, which go to the input, and these. */
export interface CheckboxProps extends ChoiceOwnProps, ChoiceInputProps {
  /**
   * Neither checked nor unchecked: some of the choices that this one represents are checked, and some are not. You set
   * it, and later set it to `false`: leaving it out renders another input, which loses the focus. `checked` stays what is
   * submitted. Shown once the page is hydrated.
   * @default false
   */
  indeterminate?: boolean | undefined;
}

const CONTROL = 'ds:choice-control ds:checkbox-control';

/**
 * A choice that is checked or not, such as the consent to terms. A native checkbox (WAI-ARIA APG, Checkbox): it works
 * and is submitted without script. Label, hint and error are connected to it (WCAG 1.3.1, 3.3.1, 3.3.2, 4.1.2).
 *
 * Controlled (`checked`) or uncontrolled (`defaultChecked`). `ref` is the input, so any form library works.
 *
 * @example
 * <Checkbox label="I accept the terms" name="terms" required error={errors.terms} />
 */
export function Checkbox(props: CheckboxProps) {
  const { indeterminate = false, ...field } = props;
  return (
    <ChoiceField slot="checkbox" field={field}>
      {(input) =>
        'indeterminate' in props ? (
          <MixedInput {...input} indeterminate={indeterminate} className={CONTROL} />
        ) : (
          <input {...input} type="checkbox" className={CONTROL} />
        )
      }
    </ChoiceField>
  );
}
