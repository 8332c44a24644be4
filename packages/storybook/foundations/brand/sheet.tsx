import {
  Accordion,
  AccordionItem,
  Badge,
  Banner,
  Breadcrumb,
  BreadcrumbItem,
  Button,
  CallToAction,
  Card,
  Checkbox,
  Chip,
  Cluster,
  Footer,
  FooterLegal,
  FooterTagline,
  Form,
  FormActions,
  Grid,
  Hero,
  Link,
  LinkButton,
  Notice,
  Pagination,
  PasswordField,
  PricingFeature,
  PricingPlan,
  PricingTable,
  Quote,
  RadioGroup,
  Section,
  SectionHeading,
  SelectField,
  Stack,
  Stat,
  Stats,
  Switch,
  Tab,
  Tabs,
  Text,
  TextAreaField,
  TextField,
  TopBar,
  TopBarActions,
  TopBarLink,
  TopBarLogo,
  TopBarNav,
} from '@weft/design-system';

const VARIANTS = ['action', 'neutral', 'quiet', 'danger'] as const;
const NOTICES = ['info', 'success', 'danger'] as const;

const bar = (
  <TopBar position="static">
    <TopBarLogo href="#top">Your brand</TopBarLogo>
    <TopBarNav>
      <TopBarLink href="#plans" current="location">
        Plans
      </TopBarLink>
      <TopBarLink href="#form">Contact</TopBarLink>
    </TopBarNav>
    <TopBarActions>
      <LinkButton variant="action" href="#form">
        Start
      </LinkButton>
    </TopBarActions>
  </TopBar>
);

const opening = (
  <Hero
    eyebrow="Your brand"
    title="Every part, in your colours"
    description="What stands here changes with the file: text, grounds, buttons, fields, messages, and each of them in the dark."
    actions={
      <>
        <LinkButton variant="action" href="#plans">
          See the plans
        </LinkButton>
        <LinkButton href="#form">Talk to us</LinkButton>
      </>
    }
  />
);

const actions = (
  <Section spacing="sm">
    <Stack gap={6}>
      <Breadcrumb>
        <BreadcrumbItem href="#top">Home</BreadcrumbItem>
        <BreadcrumbItem>Parts</BreadcrumbItem>
      </Breadcrumb>
      <Cluster>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {`Button ${variant}`}
          </Button>
        ))}
        <Button disabled>Button disabled</Button>
        <Button loading>Button loading</Button>
      </Cluster>
      <Cluster>
        <Badge>Draft</Badge>
        <Badge tone="accent">New</Badge>
        <Badge tone="success">Sent</Badge>
        <Badge tone="danger">Failed</Badge>
        <Chip>A chip</Chip>
        <Link href="#form">A link in text</Link>
      </Cluster>
      <Grid columns={3}>
        {NOTICES.map((tone) => (
          <Notice key={tone} tone={tone} title={`Notice ${tone}`}>
            What happened, and what to do next.
          </Notice>
        ))}
      </Grid>
    </Stack>
  </Section>
);

const words = (
  <Section ground="subtle" spacing="sm">
    <Stack gap={8}>
      <SectionHeading
        headingLevel={2}
        description="Headings, text and figures, on a ground that is a little darker."
      >
        Words and figures
      </SectionHeading>
      <Stats>
        <Stat value="14" title="Parts of a page" />
        <Stat value="4.5" title="Contrast of text, at least" />
        <Stat value="2" title="Schemes" />
      </Stats>
      <Grid columns={3}>
        <Card title="A card" description="With a title, some words and a link." />
        <Card title="Another" description="Its radius is the brand’s." variant="plain" />
        <Quote author="A customer" size="md">
          “It looks as if we had drawn it ourselves.”
        </Quote>
      </Grid>
      <Tabs label="Kinds of content">
        <Tab value="questions" title="Questions">
          <Accordion defaultValue={['open']}>
            <AccordionItem value="open" title="An open question">
              <Text>Its answer, on the page’s ground.</Text>
            </AccordionItem>
            <AccordionItem value="closed" title="A closed question">
              <Text>Another answer.</Text>
            </AccordionItem>
          </Accordion>
        </Tab>
        <Tab value="pages" title="Pages">
          <Pagination page={2} pages={5} hrefFor={(page) => `#page-${page}`} />
        </Tab>
      </Tabs>
    </Stack>
  </Section>
);

const plans = (
  <Section spacing="sm" id="plans">
    <PricingTable aria-label="Plans">
      {['Solo', 'Team', 'Company'].map((title, index) => (
        <PricingPlan
          key={title}
          title={title}
          price={`€${index * 40}`}
          period="per month"
          recommended={title === 'Team'}
          action={
            <LinkButton
              href="#form"
              variant={title === 'Team' ? 'action' : 'neutral'}
            >{`Choose ${title}`}</LinkButton>
          }
        >
          <PricingFeature>{`${index * 9 + 3} places`}</PricingFeature>
          <PricingFeature included={index > 0}>Support within a day</PricingFeature>
        </PricingPlan>
      ))}
    </PricingTable>
  </Section>
);

const fields = (
  <>
    <TextField label="Name" name="name" hint="As on your contract" />
    <TextField label="Email" name="email" type="email" defaultValue="ada@" error="Enter a whole address" />
    <PasswordField label="Password" name="password" autoComplete="new-password" />
    <TextAreaField label="Message" name="message" />
  </>
);

const choices = (
  <>
    <SelectField
      label="Plan"
      name="plan"
      placeholder="Choose a plan"
      options={[
        { value: 'solo', label: 'Solo' },
        { value: 'team', label: 'Team' },
      ]}
    />
    <RadioGroup
      label="How shall we answer?"
      name="answer"
      defaultValue="mail"
      options={[
        { value: 'mail', label: 'By mail' },
        { value: 'phone', label: 'By phone' },
      ]}
    />
    <Checkbox label="Send me a copy" name="copy" defaultChecked />
    <Switch label="Monthly news" name="news" defaultChecked />
    <FormActions>
      <Button variant="action">Send</Button>
    </FormActions>
  </>
);

const form = (
  <Section ground="surface" spacing="sm" id="form">
    <Form width="full" aria-label="Contact">
      <Grid columns={2}>
        <Stack gap={3}>{fields}</Stack>
        <Stack gap={3}>{choices}</Stack>
      </Grid>
    </Form>
  </Section>
);

/** A page of an invented company, with most parts of the package. */
export const Sheet = () => (
  <>
    {bar}
    {opening}
    <Banner title="A banner says what everybody should know." action={<Link href="#form">Its link</Link>} />
    {actions}
    {words}
    {plans}
    {form}
    <CallToAction title="Ready when you are" actions={<LinkButton href="#form">Start today</LinkButton>} />
    <Footer>
      <FooterTagline>Made of the package alone</FooterTagline>
      <FooterLegal>Your brand, 2026</FooterLegal>
    </Footer>
  </>
);
