'use client';

import { createContext } from 'react';

/** The reference from the trigger of a tooltip to its text: the attribute, and the id if there is text. */
interface TooltipText {
  attribute: 'aria-describedby' | 'aria-labelledby';
  id: string | undefined;
}

export const TooltipContext = createContext<TooltipText | undefined>(undefined);
