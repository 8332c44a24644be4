import type { ComponentProps, MouseEvent } from 'react';
import type { SectionId } from '../content/sections.ts';
import { cancelScroll } from './go-to-section.ts';
import { useNavigate } from './router.ts';
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

/** A link to another page. Not the router's `Link`, which brings the preloading of its framework mode along. */
export function PageLink({
  to,
  onClick,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & {
  /** The path of the page. */
  to: string;
}) {
  const navigate = useNavigate();
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainClick(event)) return;
        event.preventDefault();
        // While that page loads, a further click would add a history entry.
        if (event.currentTarget.href !== window.location.href) void navigate(to);
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
