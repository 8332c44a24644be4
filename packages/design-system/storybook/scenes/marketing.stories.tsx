import { notPictured } from '#storybook/modes.ts';
import preview from '#storybook/preview.ts';
import { Accordion, AccordionItem } from '../../src/components/accordion/index.js';
import { Badge } from '../../src/components/badge/index.js';
import { Banner } from '../../src/components/banner/index.js';
import { CallToAction } from '../../src/components/call-to-action/index.js';
import { Card } from '../../src/components/card/index.js';
import { ComparisonTable } from '../../src/components/comparison-table/index.js';
import { Grid } from '../../src/components/grid/index.js';
import { Hero } from '../../src/components/hero/index.js';
import { Image } from '../../src/components/image/index.js';
import { LinkButton } from '../../src/components/link/index.js';
import { Logo, LogoWall } from '../../src/components/logo-wall/index.js';
import { MediaText } from '../../src/components/media-text/index.js';
import { NewsletterForm } from '../../src/components/newsletter-form/index.js';
import { PricingFeature, PricingPlan, PricingTable } from '../../src/components/pricing-table/index.js';
import { Quote } from '../../src/components/quote/index.js';
import { Section } from '../../src/components/section/index.js';
import { Stack } from '../../src/components/stack/index.js';
import { Stat, Stats } from '../../src/components/stats/index.js';
import { Text } from '../../src/components/text/index.js';
import {
  TopBar,
  TopBarActions,
  TopBarLink,
  TopBarLogo,
  TopBarNav,
} from '../../src/components/top-bar/index.js';
import { Mark } from '../../test/examples/marks.js';
import { cloth } from '../../test/examples/pictures.js';
import { Titled } from './titled.js';

/** Sections of a marketing page, made of the package's parts. Docs pages of parts begin with these stories. */
const meta = preview.meta({
  title: 'Patterns/Marketing page',
  parameters: { ...notPictured, layout: 'fullscreen' },
});

/** What is above the fold: the bar, a notice for everybody, and what the page is about. */
export const Start = meta.story({
  render: () => (
    <>
      <TopBar position="static">
        <TopBarLogo href="#top">
          <Mark />
          Weft
        </TopBarLogo>
        <TopBarNav>
          <TopBarLink href="#possibilities">Possibilities</TopBarLink>
          <TopBarLink href="#benefits">Benefits</TopBarLink>
        </TopBarNav>
        <TopBarActions>
          <LinkButton variant="action" href="#login">
            Login
          </LinkButton>
        </TopBarActions>
      </TopBar>
      <Banner
        title="Maintenance on Sunday"
        description="Apps cannot be changed from 2 to 4 o’clock."
        onDismiss={() => {}}
      />
      <Hero
        title="Every app, agent and data flow, on one loom"
        headingLevel={2}
        description="The AI-first semantic platform that builds and manages your whole digital ecosystem from a single login."
        actions={
          <LinkButton variant="action" size="lg" href="#start">
            Start with your first app
          </LinkButton>
        }
        media={<Image src={cloth(560, 420)} alt="" width={560} height={420} />}
      />
    </>
  ),
});

/** Three things of equal weight. */
export const Offers = meta.story({
  render: () => (
    <Titled id="offers" ground="subtle" title="All the AI Possibilities Under One Roof">
      <Grid columns={3}>
        <Card
          eyebrow={<Badge>Web, mobile, TV</Badge>}
          title="Launch Apps"
          href="#apps"
          media={<img src={cloth(480, 240)} alt="" />}
          description="Web, mobile and TV apps are managed together, from one login."
        />
        <Card
          eyebrow={<Badge tone="accent">New</Badge>}
          title="AI Agents"
          href="#agents"
          media={<img src={cloth(480, 240, 'auth-login')} alt="" />}
          description="Keep customers engaged, with recommendations made for each."
        />
        <Card
          eyebrow={<Badge>Beta</Badge>}
          title="Data Flows"
          href="#flows"
          media={<img src={cloth(480, 240, 'auth-signup')} alt="" />}
          description="Join the apps, the agents and the data of a company."
        />
      </Grid>
    </Titled>
  ),
});

/** Evidence: figures. */
export const Figures = meta.story({
  render: () => (
    <Titled id="figures" title="After one year">
      <Stats>
        <Stat value="12" title="apps on one login" />
        <Stat value="2 days" title="to the first app" />
        <Stat value="48 %" title="lower bill" description="Mean of the first year" />
      </Stats>
    </Titled>
  ),
});

/** Evidence: a customer’s words, beside what the customer made. */
export const Words = meta.story({
  render: () => (
    <Section ground="subtle" spacing="sm" aria-label="What a customer says">
      <Grid columns={{ base: 1, md: 2 }} gap={8} align="center">
        <Image src={cloth(560, 320, 'auth-signup')} alt="" width={560} height={320} />
        <Quote author="Ada Raman" description="Head of Digital, Handloom">
          “We launched the app for television in a week, without a backend of our own.”
        </Quote>
      </Grid>
    </Section>
  ),
});

/** Evidence: the logos of customers, below the first screen. */
export const Customers = meta.story({
  render: () => (
    <Section spacing="sm" aria-labelledby="customers-title">
      <Stack gap={6}>
        <Text id="customers-title">Made with Weft by companies of every size</Text>
        <LogoWall aria-labelledby="customers-title">
          <Logo name="Handloom" />
          <Logo name="Musi Rail" />
          <Logo name="Charminar Foods" />
          <Logo name="Deccan Post" />
        </LogoWall>
      </Stack>
    </Section>
  ),
});

/** One thing explained beside its picture, with optional details below. */
export const Explained = meta.story({
  render: () => (
    <Section spacing="sm" aria-labelledby="explained-title">
      <Stack gap={8}>
        <MediaText
          title="Days, not months"
          titleId="explained-title"
          description="Launch web, mobile and TV apps without a complex backend."
          media={<Image src={cloth(560, 320)} alt="" width={560} height={320} />}
          actions={<LinkButton href="#steps">How it works?</LinkButton>}
        />
        <Accordion defaultValue={['data']}>
          <AccordionItem value="data" title="Where the data is kept">
            In your own cloud account, or on your premises.
          </AccordionItem>
          <AccordionItem value="roles" title="Who may change an app">
            Everybody to whom you give the role.
          </AccordionItem>
        </Accordion>
      </Stack>
    </Section>
  ),
});

const start = (name: string, isMain = false) => (
  <LinkButton fullWidth variant={isMain ? 'action' : 'neutral'} href={`#${name.toLowerCase()}`}>
    Start with {name}
  </LinkButton>
);

/** What it costs. */
export const Plans = meta.story({
  render: () => (
    <Titled id="plans" title="Plans">
      <PricingTable>
        <PricingPlan title="Solo" price="€0" period="for as long as you like" action={start('Solo')}>
          <PricingFeature>One app on one screen</PricingFeature>
          <PricingFeature included={false}>AI agents</PricingFeature>
        </PricingPlan>
        <PricingPlan
          title="Team"
          price="€49"
          period="per user and month"
          recommended
          action={start('Team', true)}
        >
          <PricingFeature>Ten apps on every screen</PricingFeature>
          <PricingFeature>AI agents</PricingFeature>
        </PricingPlan>
      </PricingTable>
    </Titled>
  ),
});

/** The same plans point by point. */
export const Compared = meta.story({
  render: () => (
    <Titled id="compared" title="Compare the plans">
      <ComparisonTable
        caption="What is in each plan"
        plans={[{ title: 'Solo' }, { title: 'Team', recommended: true }]}
        groups={[
          {
            title: 'Apps',
            rows: [
              { title: 'Apps', values: ['1', '10'] },
              { title: 'AI agents', values: [false, true] },
            ],
          },
          { title: 'Support', rows: [{ title: 'Answer by email', values: ['5 days', '1 day'] }] },
        ]}
      />
    </Titled>
  ),
});

/** The last request of a page. */
export const Closing = meta.story({
  render: () => (
    <CallToAction
      title="All the AI Possibilities Under One Roof"
      titleId="request-title"
      aria-labelledby="request-title"
      description="Free for one app, for as long as you like."
      actions={
        <>
          <LinkButton variant="action" size="lg" href="#signup">
            Start with your first app
          </LinkButton>
          <LinkButton size="lg" href="#talk">
            Talk to us
          </LinkButton>
        </>
      }
    />
  ),
});

/** A smaller request, for readers who are not ready to buy. */
export const Letter = meta.story({
  render: () => (
    <Titled id="letter" ground="subtle" gap={4} title="Monthly news">
      <NewsletterForm hint="One letter a month. Every letter has a link that ends it." />
    </Titled>
  ),
});
