'use client';

import { useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { ChoiceInput } from '../field/choice.js';

interface MixedInputProps extends ChoiceInput {
  indeterminate: boolean;
  className: string;
}

/** A checkbox that may be indeterminate, a state that HTML cannot express. Not public. */
export function MixedInput({ indeterminate, ref, ...props }: MixedInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  // After every rendering, since a press of the user removes the state.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });
  return <input {...props} ref={input} type="checkbox" />;
}
