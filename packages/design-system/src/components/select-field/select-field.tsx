import type { ComponentPropsWithRef } from 'react';
import { ChevronDownIcon } from '../../icons/icons.js';
import { fieldControlVariants } from '../field/field.variants.js';
import { FieldLayout, type FieldOwnProps } from '../field/field-layout.js';
import { keepSelected } from '../field/keep-chosen.js';

/** One choice of a {@link SelectField}. */
export interface SelectOption {
  /** The submitted value; unique in the list, and not '', which is the placeholder's. */
  value: string;
  /** The visible text. */
  label: string;
  /** Shown, but cannot be chosen. @default false */
  disabled?: boolean | undefined;
}

/** A labelled group of choices of a {@link SelectField}. */
export interface SelectOptionGroup {
  /** The label of the group; unique in the list. */
  label: string;
  /** The choices, in order. */
  options: readonly SelectOption[];
  /** All choices are shown, but none can be chosen. @default false */
  disabled?: boolean | undefined;
}

/** Props of {@link SelectField}: those of a native `<select>`, which go to the select, and these. */
export interface SelectFieldProps
  extends FieldOwnProps,
    Omit<ComponentPropsWithRef<'select'>, keyof FieldOwnProps | 'children' | 'multiple' | 'size'> {
  /** The choices, in order, single or in groups. */
  options: readonly (SelectOption | SelectOptionGroup)[];
  /**
   * Shown while nothing is chosen: an option with the value '', first in the list. In a `required` field it cannot be
   * chosen again.
   */
  placeholder?: string | undefined;
}

/** Some browsers open the list on a ground of its own. */
const OPTION = 'ds:bg-surface ds:text-default ds:disabled:text-disabled';

function asOption({ value, label, disabled }: SelectOption) {
  return (
    <option key={`option ${value}`} value={value} disabled={disabled} className={OPTION}>
      {label}
    </option>
  );
}

function asGroup({ label, options, disabled }: SelectOptionGroup) {
  return (
    <optgroup
      key={`group ${label}`}
      data-slot="select-field-group"
      label={label}
      disabled={disabled}
      className={OPTION}
    >
      {options.map(asOption)}
    </optgroup>
  );
}

/** Room for the chevron, and a muted placeholder while nothing is chosen. */
const CONTROL = fieldControlVariants({
  className:
    'ds:enabled:cursor-pointer ds:truncate ds:pe-12 ds:enabled:has-[option[value=""]:checked]:text-muted',
});

/** A press goes through it to the control below. */
const CHEVRON = 'ds:pointer-events-none ds:absolute ds:inset-y-0 ds:end-3 ds:my-auto ds:size-icon';

/**
 * A field for one of a list of known answers. A native select: every device shows it well, and it works without
 * script. Label, hint and error are connected to it (WCAG 1.3.1, 3.3.1, 3.3.2, 4.1.2).
 *
 * Controlled (`value`) or uncontrolled (`defaultValue`). `ref` is the select, so any form library works.
 *
 * @example
 * <SelectField
 *   label="Tea"
 *   name="tea"
 *   placeholder="Choose a tea"
 *   options={[{ value: 'assam', label: 'Assam' }, { label: 'Green', options: [{ value: 'sencha', label: 'Sencha' }] }]}
 * />
 */
export function SelectField(props: SelectFieldProps) {
  const { value, onChange } = props;
  const ref = value !== undefined && onChange ? keepSelected(value) : undefined;
  return (
    <FieldLayout slot="select-field" field={props} ref={ref}>
      {({ options, placeholder, defaultValue, ...control }, wiring) => (
        <>
          <select
            data-slot="select-field-control"
            // React would select the first enabled option, and the placeholder of a required field is disabled.
            {...(control.value === undefined && {
              defaultValue: defaultValue ?? (placeholder === undefined ? undefined : ''),
            })}
            {...control}
            {...wiring}
            className={CONTROL}
          >
            {placeholder !== undefined && (
              <option value="" disabled={control.required} className={OPTION}>
                {placeholder}
              </option>
            )}
            {options.map((each) => ('options' in each ? asGroup(each) : asOption(each)))}
          </select>
          <ChevronDownIcon data-slot="select-field-chevron" className={CHEVRON} />
        </>
      )}
    </FieldLayout>
  );
}
