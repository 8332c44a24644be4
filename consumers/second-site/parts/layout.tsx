import { Footer, FooterColumn, FooterLegal, FooterNav, FooterTagline } from '@weft/design-system/footer';
import { Link, LinkButton } from '@weft/design-system/link';
import { MobileMenu, MobileMenuItem } from '@weft/design-system/mobile-menu';
import { Page, PageMain } from '@weft/design-system/page';
import { SkipLink } from '@weft/design-system/skip-link';
import { Text } from '@weft/design-system/text';
import { ThemeToggle } from '@weft/design-system/theme-toggle';
import { TopBar, TopBarActions, TopBarLink, TopBarLogo, TopBarNav } from '@weft/design-system/top-bar';
import Head from 'next/head';
import type { ReactNode } from 'react';
import { Mark } from './mark.tsx';

const LINKS = [
  { href: '/pricing', text: 'Prices' },
  { href: '/customers', text: 'Who is warm' },
  { href: '/faq', text: 'Questions' },
] as const;

interface LayoutProps {
  /** The path of the page, as in the navigation. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

/** The frame of every page: title, bar and footer. */
export function Layout({ path, title, description, children }: LayoutProps) {
  return (
    <Page>
      <Head>
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content={description} />
      </Head>
      <SkipLink href="#main" />
      <TopBar>
        <TopBarLogo href="/">
          <Mark /> Underfoot
        </TopBarLogo>
        <TopBarNav>
          {LINKS.map(({ href, text }) => (
            <TopBarLink key={href} href={href} current={href === path}>
              {text}
            </TopBarLink>
          ))}
        </TopBarNav>
        <TopBarActions>
          <LinkButton variant="action" href="/contact">
            Ask about your street
          </LinkButton>
        </TopBarActions>
        <MobileMenu>
          {LINKS.map(({ href, text }) => (
            <MobileMenuItem key={href} href={href} current={href === path}>
              {text}
            </MobileMenuItem>
          ))}
          <MobileMenuItem variant="action" href="/contact">
            Ask about your street
          </MobileMenuItem>
        </MobileMenu>
      </TopBar>
      <PageMain>{children}</PageMain>
      <Footer>
        <FooterTagline>Heat from under your own street.</FooterTagline>
        <FooterNav title="The co-op">
          {LINKS.map(({ href, text }) => (
            <Link key={href} variant="nav" href={href}>
              {text}
            </Link>
          ))}
          <Link variant="nav" href="/contact">
            Contact
          </Link>
          <Link variant="nav" href="/legal">
            Rules and privacy
          </Link>
        </FooterNav>
        <FooterColumn title="Yard">
          <Text size="sm">Underfoot Heat Co‑operative</Text>
          <Text size="sm">The Old Ropery, Quay Lane</Text>
          <Text size="sm">Tarnside TS1 4RW</Text>
          <Text size="sm">
            <Link href="tel:+441632960142">01632 960 142</Link>
          </Text>
        </FooterColumn>
        <FooterLegal>
          <Text size="sm">
            © 2026 Underfoot Heat Co-operative. An invented company, made to show a design system.
          </Text>
          <ThemeToggle />
        </FooterLegal>
      </Footer>
    </Page>
  );
}
