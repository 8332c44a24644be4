'use client';

import { useEffect } from 'react';

/** Bundlers replace it. The package is compiled without the types of Node. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** The stylesheets of parts with script, each with a custom property that it sets. */
const MARKS = {
  'styles.css': '--ds-stroke-focus',
  'marketing.css': '--ds-marketing',
  'navigation.css': '--ds-navigation',
  'controls.css': '--ds-controls',
  'overlays.css': '--ds-overlays',
} as const;

/** The component of each slot that is not named after its component. */
const COMPONENTS: Readonly<Record<string, string>> = {
  'dialog-content': 'dialog',
  'drawer-content': 'drawer',
  'dropdown-content': 'dropdown',
  'mobile-menu-group': 'mobile-menu',
  'mobile-menu-trigger': 'mobile-menu',
  'popover-content': 'popover',
  toaster: 'toast',
  'top-bar-group': 'top-bar',
};

/** Milliseconds to wait: a sheet may arrive after the part, such as that of a lazy chunk in development. */
const PATIENCE = 1000;

/** The slots that have been checked, or whose check is pending. */
const asked = new Set<string>();

function check(slot: string, sheet: keyof typeof MARKS): (() => void) | undefined {
  if (asked.has(slot)) return undefined;
  asked.add(slot);
  let waits = true;
  const timer = setTimeout(() => {
    waits = false;
    const part = document.querySelector(`[data-slot="${slot}"]`);
    if (!part) return;
    const styles = getComputedStyle(part);
    // The components in a sheet that the command `sheet` wrote.
    const own = styles.getPropertyValue('--ds-sheet').trim();
    const isIn = !own || own.split(' ').includes(COMPONENTS[slot] ?? slot);
    if (!isIn || !styles.getPropertyValue(MARKS[sheet]))
      console.warn(own ? leftOut(slot) : advice(slot, sheet));
  }, PATIENCE);
  // A part that unmounts earlier is checked when it mounts again.
  return () => {
    clearTimeout(timer);
    if (waits) asked.delete(slot);
  };
}

const advice = (slot: string, sheet: string): string =>
  `@weft/design-system: the part "${slot}" has no styles, because ${sheet} is not loaded. Import it once, where the application starts:

import '@weft/design-system/${sheet}';

\`npx @weft/design-system doctor\` checks the whole project.`;

const leftOut = (slot: string): string =>
  `@weft/design-system: the part "${slot}" has no styles, because the sheet that \`npx @weft/design-system sheet\` wrote leaves it out. Run the command again.`;

/**
 * In development, warns once for a part that has no styles. Not in tests, where jsdom has no stylesheets, and not in production,
 * from which a bundler removes it.
 *
 * @param slot the part's `data-slot`
 * @param sheet the stylesheet that it is in
 */
export function useStyleCheck(slot: string, sheet: keyof typeof MARKS = 'styles.css'): void {
  useEffect(() => {
    try {
      if (process.env.NODE_ENV === 'development') return check(slot, sheet);
    } catch {
      // Loaded without a bundler: there is no `process`.
    }
    return undefined;
  }, [slot, sheet]);
}
