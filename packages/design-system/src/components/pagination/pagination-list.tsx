'use client';

import { type ReactNode, useRef } from 'react';
import { KeepFocus } from '../../lib/keep-focus.js';

/** The row. On the first and the last page a pressed link is gone, and the focus goes to where the reader is. */
export function PaginationList({ children }: { children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <KeepFocus part={list} to='[aria-current="page"], [data-slot="pagination-status"]'>
      {/* Safari drops the list role of a list without markers, so it is set explicitly. */}
      <ul ref={list} data-slot="pagination-list" role="list" className="ds:pagination-list">
        {children}
      </ul>
    </KeepFocus>
  );
}
