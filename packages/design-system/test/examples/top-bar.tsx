import type { ComponentPropsWithRef, ReactNode } from 'react';
import { expect } from 'storybook/test';
import { LinkButton } from '../../src/components/link/index.js';
import { MobileMenu, MobileMenuItem } from '../../src/components/mobile-menu/index.js';
import { Page, PageMain } from '../../src/components/page/index.js';
import { Section } from '../../src/components/section/index.js';
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

/** A bar above a page that is long enough to scroll. */
export const pageWith = (bar: ReactNode) => (
  <Page>
    {bar}
    <PageMain>
      {Array.from({ length: 8 }, (_, index) => (
        <Section key={`section ${index + 1}`} id={`section-${index + 1}`}>
          Section {index + 1}
        </Section>
      ))}
    </PageMain>
  </Page>
);

/** Where the upper edge of an element is. */
export const topOf = (element: Element | null | undefined) =>
  Math.round(element?.getBoundingClientRect().top ?? Number.NaN);

/** Scrolls from the top to the third section. @returns that section */
export async function scrollToThird(): Promise<HTMLElement | null> {
  window.scrollTo({ top: 0, behavior: 'instant' });
  await expect(topOf(document.getElementById('section-1'))).toBe(80);
  const third = document.getElementById('section-3');
  third?.scrollIntoView({ behavior: 'instant' });
  return third;
}

/** Shared by both files of stories. Title and component are in each file, where tools read them. */
export const topBarMeta = {
  args: { children: parts },
  globals: { viewport: { value: 'xl' } },
  parameters: { layout: 'fullscreen' as const, docs: { story: { inline: false, height: '8rem' } } },
};
