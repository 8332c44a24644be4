import { useState } from 'react';
import { TextField, type TextFieldProps } from '../../src/components/text-field/index.js';

/** A field whose error disappears at the first keystroke. */
export function CompanyField(props: TextFieldProps) {
  const [error, setError] = useState<string | undefined>('Company name is required');
  return <TextField {...props} error={error} onChange={() => setError(undefined)} />;
}
