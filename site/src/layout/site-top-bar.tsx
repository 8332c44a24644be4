import { LinkButton } from '@weft/design-system/link';
import { MobileMenu, MobileMenuItem } from '@weft/design-system/mobile-menu';
import { TopBar, TopBarActions, TopBarLink, TopBarLogo, TopBarNav } from '@weft/design-system/top-bar';
import { layoutText as text } from '../content/layout.ts';
import { sectionIds, sectionLabels } from '../content/sections.ts';
import { scrollDelay, useGoToSection } from '../navigation/go-to-section.ts';
import { HomeLink, PageLink, SectionLink } from '../navigation/nav-link.tsx';
import { pathOf } from '../navigation/routes.ts';
import { Logo } from './logo.tsx';

/** Id of the list of links. The menu's button opens the list while the page is not hydrated. */
const LINKS = 'main-navigation';

/** The fixed bar of the shared layout (P-9): section items and Login, in a menu on small screens. */
export function SiteTopBar() {
  const goTo = useGoToSection(scrollDelay.topBar);
  return (
    <TopBar>
      <TopBarLogo as={HomeLink} aria-label={text.homeLink}>
        <Logo />
      </TopBarLogo>
      <TopBarNav aria-label={text.mainNavigation} id={LINKS} popover="auto">
        {sectionIds.map((id) => (
          <TopBarLink key={id} as={SectionLink} section={id} onChoose={goTo}>
            {sectionLabels[id]}
          </TopBarLink>
        ))}
        <TopBarLink href={pathOf('customer-support')} newTab>
          {text.support}
        </TopBarLink>
      </TopBarNav>
      <TopBarActions>
        <LinkButton variant="action" as={PageLink} to={pathOf('login')}>
          {text.login}
        </LinkButton>
      </TopBarActions>
      <MobileMenu label={text.menu} popoverTarget={LINKS}>
        {sectionIds.map((id) => (
          <MobileMenuItem key={id} as={SectionLink} section={id} onChoose={goTo}>
            {sectionLabels[id]}
          </MobileMenuItem>
        ))}
        <MobileMenuItem href={pathOf('customer-support')} newTab>
          {text.support}
        </MobileMenuItem>
        <MobileMenuItem variant="action" as={PageLink} to={pathOf('login')}>
          {text.login}
        </MobileMenuItem>
      </MobileMenu>
    </TopBar>
  );
}
