import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { hasContent } from '../../lib/has-content.js';
import { Field, FieldError, FieldNote } from './field.js';
import { keepChecked } from './keep-chosen.js';
import { type FieldOwnProps, useFieldProps } from './use-field-props.js';

/** Props of a single choice, such as a checkbox, beyond those of its native input. */
export interface ChoiceOwnProps extends FieldOwnProps {
  /** The meaning or effect of the choice. Shown below the label; part of the accessible description. */
  hint?: ReactNode;
}

/** Props of a native `<input>` that is checked or not. HTML ignores `readOnly` on it. */
export type ChoiceInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  keyof ChoiceOwnProps | 'type' | 'readOnly' | 'size' | 'children'
>;

interface ChoiceRowProps {
  /** The `data-slot` of the part, with which the slots of the row begin. */
  slot: string;
  /** Id of the input. */
  htmlFor: string;
  /** Id of the hint. */
  hintId: string;
  label: ReactNode;
  note?: string | undefined;
  hint?: ReactNode;
  /** The input. */
  children: ReactElement<ChoiceInputProps>;
}

/** An input with its label beside it and its hint below that. Not public. */
export function ChoiceRow({ slot, htmlFor, hintId, label, note, hint, children }: ChoiceRowProps) {
  return (
    <div data-slot={`${slot}-choice`} ref={keepChecked(children)} className="ds:choice">
      {children}
      <label data-slot={`${slot}-label`} htmlFor={htmlFor} className="ds:choice-label">
        {label}
        <FieldNote>{note}</FieldNote>
      </label>
      {hasContent(hint) && (
        <p data-slot={`${slot}-hint`} id={hintId} className="ds:choice-hint">
          {hint}
        </p>
      )}
    </div>
  );
}

/** The props of an input that is rendered for a part. */
export interface ChoiceInput extends ChoiceInputProps {
  'data-slot': string;
}

interface ChoiceFieldProps {
  /** The root's `data-slot`. */
  slot: string;
  /** All props of the part, as it was given them. */
  field: ChoiceOwnProps & ChoiceInputProps;
  /**
   * Renders the input.
   *
   * @param props its native props, with ids and ARIA attributes
   */
  children: (props: ChoiceInput) => ReactElement<ChoiceInputProps>;
}

/** A single choice with its error. Not public. */
export function ChoiceField({ slot, field, children }: ChoiceFieldProps) {
  const { label, hint, note, className, style, message, control, wiring } = useFieldProps(field);
  return (
    <Field data-slot={slot} {...wiring.root} className={className} style={style}>
      <ChoiceRow
        slot={slot}
        htmlFor={wiring.label.htmlFor}
        hintId={wiring.hint.id}
        label={label}
        note={note}
        hint={hint}
      >
        {children({ 'data-slot': `${slot}-control`, ...control, ...wiring.control })}
      </ChoiceRow>
      <FieldError {...message} />
    </Field>
  );
}
