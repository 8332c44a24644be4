import type { ReactNode } from 'react';

/** The output of a function for 0 to `count` - 1. */
export const times = (count: number, render: (n: number) => ReactNode): ReactNode[] =>
  Array.from({ length: count }, (_, n) => render(n));
