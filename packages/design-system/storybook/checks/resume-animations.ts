/**
 * Removes the style sheet by which Storybook pauses animations before the checks. Storybook removes it only after checks that
 * pass, and the stories that follow share the document: after one failed check, none would move. Vite's sheets are ours.
 */
export function resumeAnimations(): void {
  for (const style of document.head.querySelectorAll('style:not([data-vite-dev-id])')) {
    if (style.textContent.includes('animation-play-state: paused !important')) style.remove();
  }
}
