import type { ReactNode, Ref } from 'react';
import { hasContent } from '../../lib/has-content.js';
import { Field, FieldError, FieldFrame, FieldHint, FieldLabel } from './field.js';
import type { FieldWiring } from './use-field.js';
import { type FieldOwnProps, type ReadFieldProps, useFieldProps } from './use-field-props.js';

export type { FieldOwnProps };

interface FieldLayoutProps<Props> {
  /** The root's `data-slot`. */
  slot: string;
  /** All props of the field, as it was given them. */
  field: Props;
  /** Ref of the root. */
  ref?: Ref<HTMLDivElement> | undefined;
  /**
   * Renders what is inside the frame.
   *
   * @param control the props for the control
   * @param wiring ids and ARIA attributes that connect the control; spread them after its own props
   */
  children: (control: Omit<Props, keyof FieldOwnProps>, wiring: FieldWiring['control']) => ReactNode;
}

/** The layout that all fields of the package share. Not public. */
export function FieldLayout<Props extends ReadFieldProps>({
  slot,
  field,
  ref,
  children,
}: FieldLayoutProps<Props>) {
  const { label, hint, note, className, style, message, control, wiring } = useFieldProps(field);
  return (
    <Field data-slot={slot} {...wiring.root} ref={ref} className={className} style={style}>
      <FieldLabel {...wiring.label} note={note}>
        {label}
      </FieldLabel>
      {hasContent(hint) && <FieldHint {...wiring.hint}>{hint}</FieldHint>}
      <FieldFrame invalid={wiring.invalid}>{children(control, wiring.control)}</FieldFrame>
      <FieldError {...message} />
    </Field>
  );
}
