import type { ReactNode } from 'react';
import { PageLink } from '../page-link.js';
import { Fact } from '../specimens/frame.js';
import './welcome.css';

/**
 * The head of the welcome page: a cloth, the title with its lead, and beside them the state of the package.
 *
 * @param props.version The version of the package on these pages.
 * @param props.changed The day of its last change.
 * @param props.children A list of what else to open.
 */
export const Opening = ({
  cloth,
  title,
  lead,
  version,
  changed,
  children,
}: {
  cloth: string;
  title: string;
  lead: string;
  version: string;
  changed?: string;
  children: ReactNode;
}) => (
  <header className="foundation sb-unstyled welcome-opening">
    <div className="welcome-banner" style={{ backgroundImage: `url("${cloth}")` }} />
    <div>
      <h1>{title}</h1>
      <p className="foundation-lead">{lead}</p>
    </div>
    <div className="welcome-state">
      <dl className="foundation-facts">
        <Fact name="Version">{version}</Fact>
        {changed && <Fact name="Changed">{changed}</Fact>}
      </dl>
      {children}
    </div>
  </header>
);

/** The places of the Storybook, each with a picture. */
export const Places = ({ children }: { children: ReactNode }) => (
  <div className="foundation sb-unstyled">
    <ul className="welcome-places">{children}</ul>
  </div>
);

/**
 * One place of the Storybook.
 *
 * @param props.to Its path, as `/docs/foundations-colour--docs`.
 * @param props.picture Decoration: inert, so hidden from screen readers, too.
 * @param props.children What is there.
 */
export const Place = ({
  name,
  to,
  picture,
  children,
}: {
  name: string;
  to: string;
  picture: ReactNode;
  children: ReactNode;
}) => (
  <li className="welcome-place">
    <div className="welcome-picture" inert>
      {picture}
    </div>
    <h3>
      <PageLink to={to}>{name}</PageLink>
    </h3>
    {children}
  </li>
);
