import { useState } from 'react';
import { Button } from '../../src/components/button/index.js';
import { DateField, type DateFieldProps } from './date-field.js';

/** The form sets the error, and removes it at the first keystroke. */
export function BookingForm(props: DateFieldProps) {
  const [error, setError] = useState<string>();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setError('Choose a day');
      }}
    >
      <DateField {...props} error={error} onChange={() => setError(undefined)} />
      <Button type="submit">Book</Button>
    </form>
  );
}
