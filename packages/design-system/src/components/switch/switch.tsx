import { ChoiceField, type ChoiceInputProps, type ChoiceOwnProps } from '../field/choice.js';

/** Props of {@link Switch}: those of a native `<input>`, which go to the input, and these. */
export interface SwitchProps extends ChoiceOwnProps, ChoiceInputProps {
  /**
   * Reserves one line below the switch for the error, so that an error shifts no layout.
   * @default false
   */
  reserveErrorSpace?: boolean | undefined;
}

/** Its state is the native one: HTML forbids `aria-checked` on a checkbox. */
const NATIVE = { type: 'checkbox', role: 'switch' } as const;

/**
 * Switches a setting on or off, at once. A native checkbox with the role of a switch (WAI-ARIA APG, Switch): it works
 * and is submitted without script. Label, hint and error are connected to it (WCAG 1.3.1, 3.3.1, 3.3.2, 4.1.2).
 *
 * Controlled (`checked`) or uncontrolled (`defaultChecked`). `ref` is the input, so any form library works.
 *
 * @example
 * <Switch label="Send me offers" name="offers" defaultChecked />
 */
export function Switch({ reserveErrorSpace = false, ...field }: SwitchProps) {
  return (
    <ChoiceField slot="switch" field={{ ...field, reserveErrorSpace }}>
      {(props) => <input {...props} {...NATIVE} className="ds:choice-control ds:switch-control" />}
    </ChoiceField>
  );
}
