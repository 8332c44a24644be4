'use client';

import type { KeyboardEvent } from 'react';
import { Anchor, type AnchorProps } from '../link/anchor.js';

/**
 * The anchor of a menu item. Radix turns Enter into a plain click; with a modifier held, the browser's own Enter opens the new tab or window.
 */
export function ItemLink({ onKeyDown, ...props }: AnchorProps) {
  const handleKeyDown = (event: KeyboardEvent<HTMLAnchorElement>) => {
    const opensElsewhere = event.key === 'Enter' && (event.ctrlKey || event.metaKey || event.shiftKey);
    if (!opensElsewhere) onKeyDown?.(event);
  };
  return <Anchor {...props} onKeyDown={handleKeyDown} />;
}
