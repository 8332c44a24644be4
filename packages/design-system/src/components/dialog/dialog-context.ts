'use client';

import { createContext } from 'react';

interface DialogContextValue {
  open: boolean;
  /** The id that the content has by its own prop, to which the trigger refers. */
  contentId: string | undefined;
  setContentId: (id: string | undefined) => void;
}

/** What a dialog tells its parts. Outside of one its content is as if open: Radix reports that the dialog is missing. */
export const DialogContext = createContext<DialogContextValue>({
  open: true,
  contentId: undefined,
  setContentId: () => {},
});
