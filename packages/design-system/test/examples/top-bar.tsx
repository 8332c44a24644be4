import type { ComponentPropsWithRef } from 'react';
import { LinkButton } from '../../src/components/link/index.js';
import { MobileMenu, MobileMenuItem } from '../../src/components/mobile-menu/index.js';
import { TopBarActions, TopBarLink, TopBarLogo, TopBarNav } from '../../src/components/top-bar/index.js';
import { Mark } from './marks.js';

/** A fake router link: takes `to`, renders an anchor. */
function RouterLink({ to, ...props }: { to: string } & Omit<ComponentPropsWithRef<'a'>, 'href'>) {
  return <a href={`#${to}`} {...props} />;
}

/** Names of the links. */
export const sections = ['Possibilities', 'Benefits', 'How it works?', 'Integrations', 'AI Agents'] as const;

interface Words {
  sections: readonly string[];
  support: string;
  login: string;
  menu?: string;
  newTab?: string;
}

/** The contents of a bar, in one language. */
export const partsIn = ({ sections, support, login, menu, newTab }: Words) => [
  <TopBarLogo key="logo" as={RouterLink} to="top" lang="en">
    <Mark />
    Weft
  </TopBarLogo>,
  <TopBarNav key="nav" aria-label={menu}>
    {sections.map((name, index) => (
      <TopBarLink key={name} href="#section" current={index === 0 ? 'location' : undefined}>
        {name}
      </TopBarLink>
    ))}
  </TopBarNav>,
  <TopBarActions key="actions">
    <TopBarLink href="#support" newTab newTabLabel={newTab}>
      {support}
    </TopBarLink>
    <LinkButton variant="action" href="#login">
      {login}
    </LinkButton>
  </TopBarActions>,
  <MobileMenu key="menu" label={menu}>
    {sections.map((name) => (
      <MobileMenuItem key={name} href="#section">
        {name}
      </MobileMenuItem>
    ))}
    <MobileMenuItem href="#login" variant="action">
      {login}
    </MobileMenuItem>
  </MobileMenu>,
];

/** The contents of a bar in English. */
export const parts = partsIn({ sections, support: 'Support', login: 'Login' });
