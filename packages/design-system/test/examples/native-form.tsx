import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../src/components/button/index.js';
import { ErrorSummary, type ErrorSummaryProps } from '../../src/components/error-summary/index.js';
import { Form, FormActions } from '../../src/components/form/index.js';
import { TextField } from '../../src/components/text-field/index.js';

/** The fields of the form. */
export const questions = [
  { name: 'fullName', label: 'Full name', message: 'Full name is required' },
  { name: 'businessEmail', label: 'Business email', message: 'Business email is required' },
  { name: 'companyName', label: 'Company name', message: 'Company name is required' },
] as const;

/** From now on the page shows the errors. Before script runs, the browser does. */
function takeOver(form: HTMLFormElement | null) {
  if (form) form.noValidate = true;
}

/** A form without a form library: the browser validates, the page shows the errors. */
export function NativeForm(props: Omit<ErrorSummaryProps, 'errors' | 'attempt'>) {
  const id = useId();
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const faults = questions.filter(({ name }) => wrong.includes(name));

  function submit(event: FormEvent<HTMLFormElement>) {
    const controls = [...event.currentTarget.elements] as HTMLInputElement[];
    const invalid = controls.filter((control) => control.willValidate && !control.validity.valid);
    if (invalid.length > 0) event.preventDefault();
    setWrong(invalid.map(({ name }) => name));
    setAttempt(attempt + 1);
  }

  return (
    <Form method="post" ref={takeOver} onSubmit={submit}>
      <ErrorSummary
        {...props}
        attempt={attempt}
        errors={faults.map(({ name, message }) => ({ targetId: `${id}-${name}`, message }))}
      />
      {questions.map(({ name, label, message }) => (
        <TextField
          key={name}
          id={`${id}-${name}`}
          name={name}
          label={label}
          required
          error={wrong.includes(name) ? message : undefined}
          onChange={() => setWrong(wrong.filter((other) => other !== name))}
        />
      ))}
      <FormActions>
        <Button type="submit" variant="action">
          Submit
        </Button>
      </FormActions>
    </Form>
  );
}
