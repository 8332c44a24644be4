import {
  Field,
  FieldError,
  FieldFrame,
  FieldLabel,
  fieldControlVariants,
} from '../../src/components/field/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const label: Pair = {
  good: (
    <Field>
      <FieldLabel htmlFor="guidance-day">Delivery day</FieldLabel>
      <FieldFrame>
        <input
          data-slot="date-field-control"
          id="guidance-day"
          type="date"
          className={fieldControlVariants()}
        />
      </FieldFrame>
    </Field>
  ),
  bad: (
    <Field>
      <FieldFrame>
        <input data-slot="date-field-control" placeholder="Delivery day" className={fieldControlVariants()} />
      </FieldFrame>
    </Field>
  ),
};

export const error: Pair = {
  good: (
    <Field data-invalid="">
      <FieldLabel htmlFor="guidance-past">Delivery day</FieldLabel>
      <FieldFrame invalid>
        <input
          data-slot="date-field-control"
          id="guidance-past"
          type="date"
          className={fieldControlVariants()}
        />
      </FieldFrame>
      <FieldError>Choose a day after today</FieldError>
    </Field>
  ),
  bad: (
    <Field data-invalid="">
      <FieldLabel htmlFor="guidance-code">Delivery day</FieldLabel>
      <FieldFrame invalid>
        <input
          data-slot="date-field-control"
          id="guidance-code"
          type="date"
          className={fieldControlVariants()}
        />
      </FieldFrame>
      <FieldError>Invalid input</FieldError>
    </Field>
  ),
};
