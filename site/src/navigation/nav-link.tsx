import type { ComponentProps, MouseEvent } from 'react';
import type { SectionId } from '../content/sections.ts';
import { cancelScroll } from './go-to-section.ts';
import { Link } from './router.ts';
import { pathOf } from './routes.ts';

/** A link to a section of the landing page. It is a real link, so it can open in a new tab and works without script. */
export function SectionLink({
  section,
  onChoose,
  onClick,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & { section: SectionId; onChoose: (id: SectionId) => void }) {
  return (
    <a
      {...rest}
      href={`${pathOf('landing')}#${section}`}
      onClick={(event) => {
        onClick?.(event);
        if (isPlainClick(event)) {
          event.preventDefault();
          onChoose(section);
        }
      }}
    />
  );
}

/**
 * A link to another page. While that page loads, the router still compares with the shown one, and each further click
 * would add a history entry.
 */
export function PageLink({ onClick, ...rest }: Omit<ComponentProps<typeof Link>, 'replace'>) {
  return (
    <Link
      {...rest}
      replace={false}
      onClick={(event) => {
        onClick?.(event);
        const isAtAddress = event.currentTarget.href === window.location.href;
        if (isAtAddress && isPlainClick(event)) event.preventDefault();
      }}
    />
  );
}

/** The logo's link: goes to the top of the landing page (P-9). */
export function HomeLink({ onClick, ...rest }: Omit<ComponentProps<typeof PageLink>, 'to'>) {
  return (
    <PageLink
      {...rest}
      to={pathOf('landing')}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainClick(event)) return;
        cancelScroll();
        window.scrollTo({ top: 0, behavior: 'instant' });
      }}
    />
  );
}

/** Whether the browser would follow the link in the same tab. */
function isPlainClick(event: MouseEvent) {
  const withKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !event.defaultPrevented && event.button === 0 && !withKey;
}
