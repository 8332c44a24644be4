import type { KeyboardEvent } from 'react';

/**
 * Moves focus in a list of tabs and selects the tab that receives it. Arrow keys follow the reading direction, and go on from the
 * focused tab even after it was disabled.
 */
export function moveInList(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const list = event.currentTarget;
  const all = [...list.querySelectorAll<HTMLElement>('[data-slot="tab"]')];
  const focused = all.indexOf(event.target as HTMLElement);
  const isEnabled = (tab: HTMLElement) => !tab.hasAttribute('aria-disabled');
  // From the tab after the focused one, round to itself.
  const ring = [...all.slice(focused + 1), ...all.slice(0, focused + 1)];
  const forward = getComputedStyle(list).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  const target = {
    [forward]: ring.find(isEnabled),
    [back]: ring.slice(0, -1).findLast(isEnabled) ?? ring.at(-1),
    Home: all.find(isEnabled),
    End: all.findLast(isEnabled),
    // A link follows Enter by itself.
    ' ': all[focused],
  }[event.key];
  if (focused < 0 || !target) return;
  event.preventDefault();
  target.focus();
  target.click();
}
