'use client';

import { createContext } from 'react';

/** What the trigger of a tooltip knows of its text: the attribute that refers to it, and its id if there is text. */
interface TooltipText {
  attribute: 'aria-describedby' | 'aria-labelledby';
  id: string | undefined;
}

export const TooltipContext = createContext<TooltipText | undefined>(undefined);
