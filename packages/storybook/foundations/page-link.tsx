import type { MouseEvent, ReactNode } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * A link to another page of the Storybook. A docs page is in a frame, so the manager has to follow the link.
 *
 * @param props.to The page's path in the Storybook, as `/docs/foundations-colour--docs`.
 */
export function PageLink({ to, children }: { to: string; children: ReactNode }) {
  const query = `?path=${to}`;
  const follow = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    addons.getChannel().emit(NAVIGATE_URL, query);
  };
  return (
    <a href={`./${query}`} target="_top" onClick={follow}>
      {children}
    </a>
  );
}
