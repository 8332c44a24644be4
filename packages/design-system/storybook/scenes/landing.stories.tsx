import { cloneElement, type ReactElement } from 'react';
import { screen } from 'storybook/test';
import { notPictured } from '#storybook/modes.ts';
import preview from '#storybook/preview.ts';
import { AgentList, AgentListItem } from '../../src/components/agent-list-item/index.js';
import { BenefitCard } from '../../src/components/benefit-card/index.js';
import { BenefitPanel } from '../../src/components/benefit-panel/index.js';
import { Carousel } from '../../src/components/carousel/index.js';
import { ChipMarquee } from '../../src/components/chip-marquee/index.js';
import { FeatureList } from '../../src/components/feature-list/index.js';
import {
  Footer,
  FooterColumn,
  FooterLegal,
  FooterNav,
  FooterTagline,
} from '../../src/components/footer/index.js';
import { Grid } from '../../src/components/grid/index.js';
import { Link, LinkButton } from '../../src/components/link/index.js';
import { MobileMenu, MobileMenuItem } from '../../src/components/mobile-menu/index.js';
import { Section } from '../../src/components/section/index.js';
import { SectionHeading } from '../../src/components/section-heading/index.js';
import { Stack } from '../../src/components/stack/index.js';
import { StepsFigure } from '../../src/components/steps-figure/index.js';
import {
  TopBar,
  TopBarActions,
  TopBarLink,
  TopBarLogo,
  TopBarNav,
} from '../../src/components/top-bar/index.js';
import { items } from '../../test/examples/feature-list.js';
import { LooseCloth } from '../../test/examples/loose-cloth.js';
import { Mark, marks } from '../../test/examples/marks.js';
import { cloth, stages } from '../../test/examples/pictures.js';
import { Titled } from './titled.js';

/** Sections of the landing page, made of the package's parts. Docs pages of parts begin with these stories. */
const meta = preview.meta({
  title: 'Patterns/Landing page',
  parameters: { ...notPictured, layout: 'fullscreen' },
});

const bar = (menu: ReactElement) => (
  <TopBar position="static">
    <TopBarLogo href="#top">
      <Mark />
      Weft
    </TopBarLogo>
    <TopBarNav>
      <TopBarLink href="#possibilities" current="location">
        Possibilities
      </TopBarLink>
      <TopBarLink href="#benefits">Benefits</TopBarLink>
      <TopBarLink href="#agents">AI Agents</TopBarLink>
    </TopBarNav>
    <TopBarActions>
      <TopBarLink href="#support">Support</TopBarLink>
      <LinkButton variant="action" href="#login">
        Login
      </LinkButton>
    </TopBarActions>
    {menu}
  </TopBar>
);

const menu = (
  <MobileMenu>
    <MobileMenuItem href="#possibilities" current="location">
      Possibilities
    </MobileMenuItem>
    <MobileMenuItem href="#benefits">Benefits</MobileMenuItem>
    <MobileMenuItem href="#agents">AI Agents</MobileMenuItem>
    <MobileMenuItem href="#support">Support</MobileMenuItem>
    <MobileMenuItem href="#login" variant="action">
      Login
    </MobileMenuItem>
  </MobileMenu>
);

/** What the page is about, and its call to action. */
const callFor = (titleId: string) => (
  <Stack gap={6} align="start">
    <SectionHeading headingLevel={2} titleId={titleId}>
      All the AI Possibilities Under One Roof
    </SectionHeading>
    <LinkButton variant="action" size="lg" href="#signup">
      Start with your first app
    </LinkButton>
  </Stack>
);

/** The top of the page: the bar, and what the page is about. */
const top = (menu: ReactElement) => (
  <>
    {bar(menu)}
    <Section ground="ink" spacing="sm" aria-labelledby="top-title">
      <Grid columns={{ base: 1, md: 2 }} gap={8} align="center">
        {callFor('top-title')}
        <LooseCloth name="hero-launch-apps" height={280} />
      </Grid>
    </Section>
  </>
);

/** The bar across the top: logo, sections, support and login. */
export const Bar = meta.story({ render: () => bar(menu) });

/** The bar above the first section. */
export const Top = meta.story({ render: () => top(menu) });

/** The same on a phone, with the menu open. */
export const MenuOpen = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => top(cloneElement(menu, { open: true })),
  play: async () => {
    await screen.findByRole('menu');
  },
});

/** The four features beside the product’s picture. */
export const Possibilities = meta.story({
  render: () => (
    <Section ground="ink" spacing="sm" aria-label="Possibilities">
      <Grid columns={{ base: 1, md: 2 }} gap={8} align="center">
        <FeatureList aria-label="What you can do" defaultValue="apps">
          {items}
        </FeatureList>
        <LooseCloth name="hero-launch-apps" height={360} />
      </Grid>
    </Section>
  ),
});

const oneLogin = {
  subHeading: 'One login for every screen',
  description: 'Web, mobile and TV apps are managed together, in one place and from one login.',
};
const lowerBill = {
  subHeading: 'A lower bill',
  description: 'An optimised architecture and one-click solutions cut cost and management expense.',
};
const days = {
  subHeading: 'Days, not months',
  description: 'Launch web, mobile and TV apps without a complex backend.',
};
const [login, content] = (['benefit-one-login', 'benefit-content'] as const).map((name) => (
  <img key={name} src={cloth(480, 400, name)} alt="" width="480" height="400" />
));

/** Three benefits side by side, under the section’s title. */
export const Benefits = meta.story({
  render: () => (
    <Titled id="benefits" ground="subtle" title="Packed with the BEST - Your Business Deserves">
      <BenefitCard>
        <BenefitPanel image={login} contents={[]} />
        <BenefitPanel contents={[oneLogin, days]} />
        <BenefitPanel image={content} contents={[lowerBill]} />
      </BenefitCard>
    </Titled>
  ),
});

const agents = {
  subHeading: 'AI Agents',
  description: 'Keep customers engaged, with recommendations made for each.',
};
const flows = {
  subHeading: 'Data Flows',
  description: 'Join the apps, the agents and the data of a company.',
};
const screens = {
  subHeading: 'Three screens',
  description: 'A change is live on web, mobile and TV at once.',
};
const dyed = (['benefit-lower-cost', 'benefit-insight', 'benefit-real-time'] as const).map((name) => (
  <img key={name} src={cloth(480, 192, name)} alt="" width="480" height="192" />
));

/** Six benefits, three a slide, and fewer on a narrow screen. */
export const BenefitsInSlides = meta.story({
  render: () => (
    <Titled id="slides" ground="subtle" title="Packed with the BEST - Your Business Deserves">
      <Carousel label="Benefits" perSlide="auto">
        {[oneLogin, lowerBill, days, agents, flows, screens].map((benefit, index) => (
          <BenefitPanel key={benefit.subHeading} contents={[benefit]} image={dyed[index % dyed.length]} />
        ))}
      </Carousel>
    </Titled>
  ),
});

/** Three steps, their picture below them. */
export const Steps = meta.story({
  render: () => (
    <Titled id="steps" ground="turmeric" title="Launching your App is as Easy as 1-2-3!" gap={8}>
      <StepsFigure
        steps={[
          { title: 'Describe it', description: 'Say which app, agent or data flow you need.' },
          { title: 'Connect it', description: 'Pick its tools and its data.' },
          { title: 'Launch it', description: 'Publish to web, mobile and TV.' },
        ]}
        figure={<img src={stages()} alt="" width="1200" height="240" />}
      />
    </Titled>
  ),
});

/** Names of equal weight, which move past. */
export const Integrations = meta.story({
  render: () => (
    <Titled id="integrations" title="Integrate with your favourite tools, frameworks and platforms with ease">
      <ChipMarquee
        label="Integrations"
        rows={2}
        items={['React', 'Go', 'SQL', 'SQLite', 'REST API', 'Python', 'MongoDB', 'Node.js', 'Next.js'].map(
          (name, index) => ({ id: name, content: name, mark: marks[index] }),
        )}
      />
    </Titled>
  ),
});

/** The title at the start, the list at the end. */
export const Agents = meta.story({
  render: () => (
    <Section ground="indigo" spacing="sm" aria-labelledby="agents-title">
      <Grid columns={{ base: 1, md: 2 }} gap={8}>
        <SectionHeading headingLevel={2} size="md" titleId="agents-title">
          Make your Workflow Smarter with AI Agents
        </SectionHeading>
        <AgentList>
          <AgentListItem title="AI customer assistants">
            Keep customers engaged, with recommendations made for each.
          </AgentListItem>
          <AgentListItem title="Internal legal assistants">
            Support the decisions that your legal team takes.
          </AgentListItem>
        </AgentList>
      </Grid>
    </Section>
  ),
});

/** The page’s one call to action. */
export const Closing = meta.story({
  render: () => (
    <Section ground="ink" spacing="sm" aria-labelledby="closing-title">
      {callFor('closing-title')}
    </Section>
  ),
});

/** The end of every page. */
export const End = meta.story({
  render: () => (
    <Footer>
      <FooterTagline>Helping you build and manage your digital ecosystem with ease.</FooterTagline>
      <FooterNav>
        <Link variant="nav" href="#possibilities">
          Possibilities
        </Link>
        <Link variant="nav" href="#steps">
          How it works?
        </Link>
        <Link variant="nav" href="#agents">
          AI Agents
        </Link>
      </FooterNav>
      <FooterColumn>
        <span>Hyderabad, India</span>
        <Link variant="nav" href="mailto:sales@example.com">
          sales@example.com
        </Link>
      </FooterColumn>
      <FooterLegal>
        <span>© 2025 Weft</span>
      </FooterLegal>
    </Footer>
  ),
});
