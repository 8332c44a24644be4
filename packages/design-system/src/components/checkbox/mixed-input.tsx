'use client';

import { useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { composeHandlers } from '../../lib/compose-handlers.js';
import { useLatest } from '../../lib/use-latest.js';
import type { ChoiceInput } from '../field/choice.js';

interface MixedInputProps extends ChoiceInput {
  indeterminate: boolean;
  className: string;
}

/** A checkbox that may be indeterminate, a state that HTML cannot express. Not public. */
export function MixedInput({ indeterminate, ref, onChange, ...props }: MixedInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  // Browsers remove the state at a press. Set it after every render, and after a press that causes none.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });
  const latest = useLatest(indeterminate);
  const restore = composeHandlers(onChange, (event) => {
    event.currentTarget.indeterminate = latest.current;
  });
  return <input {...props} ref={input} type="checkbox" onChange={restore} />;
}
