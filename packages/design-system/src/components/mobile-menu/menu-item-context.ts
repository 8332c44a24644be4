'use client';

import type { Item } from '@radix-ui/react-dropdown-menu';
import { createContext } from 'react';

/** Radix's item, for the items in a panel. They import only its type, so that Radix is loaded with the panel. */
export const MenuItemContext = createContext<typeof Item | null>(null);
