import { Cluster } from '@weft/design-system/cluster';
import { Footer, FooterColumn, FooterLegal, FooterNav, FooterTagline } from '@weft/design-system/footer';
import { Link } from '@weft/design-system/link';
import { brand } from '../content/brand.ts';
import { layoutText as text } from '../content/layout.ts';
import { footerSectionIds, sectionLabels } from '../content/sections.ts';
import { scrollDelay, useGoToSection } from '../navigation/go-to-section.ts';
import { SectionLink } from '../navigation/nav-link.tsx';
import { pathOf } from '../navigation/routes.ts';

/** The footer of the shared layout (P-16). */
export function SiteFooter() {
  const goTo = useGoToSection(scrollDelay.footer);
  return (
    <Footer>
      <FooterTagline>{brand.tagline}</FooterTagline>
      <FooterNav aria-label={text.footerNavigation}>
        {footerSectionIds.map((id) => (
          <Link key={id} variant="nav" as={SectionLink} section={id} onChoose={goTo}>
            {sectionLabels[id]}
          </Link>
        ))}
        <Link variant="nav" href={pathOf('customer-support')} newTab>
          {text.support}
        </Link>
      </FooterNav>
      <FooterColumn>
        <span>{brand.office}</span>
        <Link variant="nav" href={`mailto:${brand.salesEmail}`}>
          {brand.salesEmail}
        </Link>
      </FooterColumn>
      <FooterLegal>
        <span>{text.copyright}</span>
        <Cluster as="span" gap={6} className="gap-y-0">
          <Link variant="placeholder">{text.terms}</Link>
          <Link variant="placeholder">{text.privacyPolicy}</Link>
        </Cluster>
      </FooterLegal>
    </Footer>
  );
}
