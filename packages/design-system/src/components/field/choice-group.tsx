import { type ReactElement, type ReactNode, type Ref, useMemo } from 'react';
import { cx } from '../../lib/cx.js';
import { hasContent } from '../../lib/has-content.js';
import { type ChoiceInput, type ChoiceInputProps, ChoiceRow } from './choice.js';
import { FieldError, FieldHint, FieldNote } from './field.js';
import { type FieldOwnProps, useFieldProps } from './use-field-props.js';

/** How the choices of a group are laid out. Where a row is full, the next ones follow below. */
export type ChoiceOrientation = 'vertical' | 'horizontal';

/** One choice of a group. */
export interface ChoiceOption {
  /** The submitted value; unique in the group. */
  value: string;
  /** Names the choice. */
  label: ReactNode;
  /** The meaning or effect of the choice. Shown below its label. */
  hint?: ReactNode;
  /** Shown, but cannot be chosen. @default false */
  disabled?: boolean | undefined;
}

/** Props that every group of choices has beyond those of its native inputs. */
export interface ChoiceGroupOwnProps extends FieldOwnProps {
  /** The question; the legend of the group, always visible. */
  label: ReactNode;
  /** Help for the answer. Shown between the label and the choices. */
  hint?: ReactNode;
  /** The choices, in order. */
  options: readonly ChoiceOption[];
  /**
   * One below the other, or beside each other for few short ones.
   * @default 'vertical'
   */
  orientation?: ChoiceOrientation | undefined;
}

/** Props of the native inputs of a group. */
export type ChoiceGroupInputProps = Omit<
  ChoiceInputProps,
  keyof ChoiceGroupOwnProps | 'value' | 'defaultValue' | 'checked' | 'defaultChecked'
>;

interface ChoiceGroupProps {
  /** The root's `data-slot`. */
  slot: string;
  /** A group of radio buttons has a role of its own, and the states of a field. */
  role?: 'radiogroup' | undefined;
  /** The props of the group and of its inputs. */
  field: Omit<ChoiceGroupOwnProps, 'options'> & ChoiceGroupInputProps;
  /** The choices. */
  choices: readonly ChoiceOption[];
  /** The value of the one that is chosen, where only one can be. */
  chosen?: string | undefined;
  /**
   * Renders the input of an option.
   *
   * @param option the option
   * @param props its native props, with its id, ARIA attributes and value
   */
  children: (option: ChoiceOption, props: ChoiceInput) => ReactElement<ChoiceInputProps>;
}

/**
 * The caller's ref for each input, and for one of them once more, after the others: the Controller of react-hook-form
 * focuses the input that came last. A ref with a cleanup keeps its own list, which the cleanup of a second call would empty.
 */
function refsOf(ref: Ref<HTMLInputElement> | undefined) {
  if (typeof ref !== 'function') return { each: ref };
  let cleans = false;
  return {
    each: (input: HTMLInputElement | null) => {
      const cleanup = ref(input);
      cleans = typeof cleanup === 'function';
      return cleanup;
    },
    last: (id: string) => (group: HTMLFieldSetElement | null) => {
      // Not `namedItem`, which finds names, too.
      const entry = !cleans && group && [...group.elements].find((each) => each.id === id);
      if (entry) ref(entry as HTMLInputElement);
    },
  };
}

/** A group of native inputs with a legend, a hint and an error. Not public. */
export function ChoiceGroup({ slot, role, field, choices, chosen, children }: ChoiceGroupProps) {
  const { orientation = 'vertical', ...rest } = field;
  const { label, hint, note, className, style, message, control: input, wiring } = useFieldProps(rest);
  const refs = useMemo(() => refsOf(input.ref), [input.ref]);
  const { root, control, hint: hintProps } = wiring;
  const states = role && {
    role,
    'aria-invalid': control['aria-invalid'],
    'aria-required': field.required || undefined,
  };
  // This one has the group's id, so that a link to the group leads to a control that can take the focus.
  const entry = Math.max(
    0,
    choices.findIndex(({ disabled }) => !disabled),
  );
  const chosenEntry = choices.findIndex(({ value, disabled }) => value === chosen && !disabled);
  // Where Tab enters, too.
  const focused = chosenEntry < 0 ? entry : chosenEntry;
  const idOf = (index: number) => (index === entry ? control.id : `${control.id}-${index + 1}`);
  return (
    <fieldset
      data-slot={slot}
      {...root}
      {...states}
      aria-describedby={control['aria-describedby']}
      ref={refs.last?.(idOf(focused))}
      className={cx('ds:choice-group', className)}
      style={style}
    >
      <legend data-slot={`${slot}-legend`} className="ds:choice-legend">
        {label}
        <FieldNote>{note}</FieldNote>
      </legend>
      {hasContent(hint) && <FieldHint {...hintProps}>{hint}</FieldHint>}
      <div data-slot={`${slot}-choices`} data-orientation={orientation} className="ds:choices">
        {choices.map((option, index) => {
          const { value, label, hint, disabled } = option;
          const id = idOf(index);
          const hintId = `${control.id}-${index + 1}-hint`;
          return (
            <ChoiceRow key={value} slot={slot} htmlFor={id} hintId={hintId} label={label} hint={hint}>
              {children(option, {
                ...input,
                ref: refs.each,
                'data-slot': `${slot}-control`,
                // The group has it; ARIA does not define it for a radio.
                'aria-invalid': role ? undefined : control['aria-invalid'],
                id,
                value,
                autoFocus: input.autoFocus && index === focused,
                disabled: field.disabled || disabled,
                'aria-describedby': hasContent(hint) ? hintId : undefined,
              })}
            </ChoiceRow>
          );
        })}
      </div>
      <FieldError {...message} className="ds:choice-group-error" />
    </fieldset>
  );
}
