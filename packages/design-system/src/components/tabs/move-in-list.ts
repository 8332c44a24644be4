import type { KeyboardEvent } from 'react';

/** Moves focus in a list of tabs and selects the tab that receives it. Arrow keys follow the reading direction. */
export function moveInList(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const list = event.currentTarget;
  const tabs = [...list.querySelectorAll<HTMLElement>('[data-slot="tab"]:not([aria-disabled])')];
  const focused = tabs.indexOf(event.target as HTMLElement);
  const forward = getComputedStyle(list).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  const target = {
    [forward]: tabs[(focused + 1) % tabs.length],
    [back]: tabs.at(focused - 1),
    Home: tabs[0],
    End: tabs.at(-1),
    // A link follows Enter by itself.
    ' ': tabs[focused],
  }[event.key];
  if (focused < 0 || !target) return;
  event.preventDefault();
  target.focus();
  target.click();
}
