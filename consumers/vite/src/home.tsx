import '@weft/design-system/styles.css';
import '@weft/design-system/marketing.css';
import '@weft/design-system/fonts.css';
import {
  Card,
  FaqAccordion,
  FaqItem,
  Footer,
  FooterColumn,
  FooterLegal,
  FooterNav,
  FooterTagline,
  Grid,
  Hero,
  Link,
  LinkButton,
  MobileMenu,
  MobileMenuItem,
  Page,
  PageMain,
  Section,
  SectionHeading,
  SkipLink,
  Stack,
  Text,
  TopBar,
  TopBarActions,
  TopBarLink,
  TopBarLogo,
  TopBarNav,
} from '@weft/design-system';

export const Home = () => (
  <Page>
    <SkipLink href="#main" />
    <TopBar>
      <TopBarLogo href="/">Teahouse</TopBarLogo>
      <TopBarNav>
        <TopBarLink href="/teas">Teas</TopBarLink>
      </TopBarNav>
      <TopBarActions>
        <LinkButton variant="action" href="/sign-up">
          Start for free
        </LinkButton>
      </TopBarActions>
      <MobileMenu>
        <MobileMenuItem href="/teas">Teas</MobileMenuItem>
        <MobileMenuItem variant="action" href="/sign-up">
          Start for free
        </MobileMenuItem>
      </MobileMenu>
    </TopBar>
    <PageMain>
      <Hero
        title="The till that knows your tea"
        description="Orders and stock on one page."
        actions={
          <LinkButton variant="action" href="/sign-up">
            Start for free
          </LinkButton>
        }
      />
      <Section>
        <Stack gap={12}>
          <SectionHeading headingLevel={2}>What it does</SectionHeading>
          <Grid columns={3}>
            <Card title="Orders" description="From every table, in one list." />
            <Card title="Stock" description="It knows when the Assam runs low." />
            <Card title="Bills" description="One for each guest, or one for all." />
          </Grid>
        </Stack>
      </Section>
      <Section width="text">
        <Stack gap={12}>
          <SectionHeading headingLevel={2}>Questions</SectionHeading>
          <FaqAccordion>
            <FaqItem value="setup" question="How long is the setup?">
              Two days.
            </FaqItem>
          </FaqAccordion>
        </Stack>
      </Section>
    </PageMain>
    <Footer>
      <FooterTagline>Tea, on time.</FooterTagline>
      <FooterNav title="Shop">
        <Link variant="nav" href="/teas">
          Teas
        </Link>
      </FooterNav>
      <FooterColumn title="Visit us">
        <Text size="sm">4 Quay Lane, Tarnside</Text>
      </FooterColumn>
      <FooterLegal>
        © 2026 Teahouse
        <Link variant="nav" href="/terms">
          Terms
        </Link>
        <Link variant="nav" href="/privacy">
          Privacy
        </Link>
      </FooterLegal>
    </Footer>
  </Page>
);
