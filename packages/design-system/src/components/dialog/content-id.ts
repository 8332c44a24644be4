'use client';

import { createContext } from 'react';

interface ContentId {
  /** The id that the content has by its own prop. */
  contentId: string | undefined;
  setContentId: (id: string | undefined) => void;
}

/** What the trigger of a dialog learns from its content. */
export const DialogContentId = createContext<ContentId>({ contentId: undefined, setContentId: () => {} });
