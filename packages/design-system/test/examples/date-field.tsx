import type { ComponentPropsWithRef } from 'react';
import {
  Field,
  FieldError,
  FieldFrame,
  FieldHint,
  FieldLabel,
  fieldControlVariants,
  type MessageCapitalisation,
  type UseFieldOptions,
  useField,
} from '../../src/components/field/index.js';

/** Props of {@link DateField}: those of a native `<input>` and these. */
export interface DateFieldProps
  extends UseFieldOptions,
    Omit<ComponentPropsWithRef<'input'>, keyof UseFieldOptions> {
  label?: string;
  reserveErrorSpace?: boolean;
  capitalise?: MessageCapitalisation;
  errorPrefix?: string;
  requiredLabel?: string;
}

/** A custom field, built from the parts of the package. */
export function DateField({
  label = 'Start date',
  hint,
  error,
  hintId,
  errorId,
  reserveErrorSpace,
  capitalise,
  errorPrefix,
  requiredLabel = 'required',
  ...props
}: DateFieldProps) {
  const field = useField({ ...props, hint, error, hintId, errorId });
  return (
    <Field {...field.root}>
      <FieldLabel {...field.label} note={props.required ? requiredLabel : undefined}>
        {label}
      </FieldLabel>
      {hint && <FieldHint {...field.hint}>{hint}</FieldHint>}
      <FieldFrame invalid={field.invalid}>
        <input
          data-slot="date-field-control"
          type="date"
          {...props}
          {...field.control}
          className={fieldControlVariants()}
        />
      </FieldFrame>
      <FieldError
        {...field.error}
        reserveSpace={reserveErrorSpace}
        capitalise={capitalise}
        errorPrefix={errorPrefix}
      >
        {error}
      </FieldError>
    </Field>
  );
}
