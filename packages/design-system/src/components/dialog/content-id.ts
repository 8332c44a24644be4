'use client';

import { createContext } from 'react';

interface ContentId {
  /** The id that the content has by its own prop. */
  contentId: string | undefined;
  setContentId: (id: string | undefined) => void;
}

/** The context through which the trigger of a dialog refers to its content. */
export const DialogContentId = createContext<ContentId>({ contentId: undefined, setContentId: () => {} });
