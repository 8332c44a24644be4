import * as Weft from '../src/index.js';
import { type Fixture, field, fixture, inMobileMenu, option, within } from './fixture.js';
import { OVERLAYS } from './fixtures-of-overlays.js';

/** Exports with a capital letter: the components. */
type Part = {
  [Name in keyof typeof Weft]: Name extends Capitalize<Name> ? Name : never;
}[keyof typeof Weft];

/** Components without the contract, and why. */
export const EXEMPT = {
  Dialog: 'holds the state of its parts and renders no element',
  Drawer: 'holds the state of its parts and renders no element',
  Dropdown: 'holds the state of its parts and renders no element',
  Popover: 'holds the state of its parts and renders no element',
} as const satisfies Partial<Record<Part, string>>;

/** A fixture for every exported component; a missing one is a type error. */
export const FIXTURES: Readonly<Record<Exclude<Part, keyof typeof EXEMPT>, Fixture>> = {
  ...OVERLAYS,
  Accordion: fixture('accordion', <Weft.Accordion>Probe</Weft.Accordion>),
  AccordionItem: within('accordion-item', (props) => (
    <Weft.Accordion>
      <Weft.AccordionItem {...props} value="probe" title="Probe">
        Content
      </Weft.AccordionItem>
    </Weft.Accordion>
  )),
  AgentList: fixture('agent-list', <Weft.AgentList>Probe</Weft.AgentList>),
  AgentListItem: fixture('agent-list-item', <Weft.AgentListItem title="Probe">Text</Weft.AgentListItem>),
  AuthCard: fixture('auth-card', <Weft.AuthCard title="Probe">Form</Weft.AuthCard>),
  Badge: fixture('badge', <Weft.Badge>Probe</Weft.Badge>),
  Banner: fixture('banner', <Weft.Banner title="Probe" />),
  BenefitCard: fixture('benefit-card', <Weft.BenefitCard>Probe</Weft.BenefitCard>),
  BenefitPanel: fixture(
    'benefit-panel',
    <Weft.BenefitPanel contents={[{ subHeading: 'Probe', description: 'Text' }]} />,
  ),
  Breadcrumb: fixture('breadcrumb', <Weft.Breadcrumb>{null}</Weft.Breadcrumb>),
  BreadcrumbItem: fixture('breadcrumb-item', <Weft.BreadcrumbItem>Probe</Weft.BreadcrumbItem>),
  Button: fixture('button', <Weft.Button>Probe</Weft.Button>),
  CallToAction: fixture('call-to-action', <Weft.CallToAction title="Probe" />),
  Card: fixture('card', <Weft.Card title="Probe" />),
  Carousel: fixture(
    'carousel',
    <Weft.Carousel label="Probe">
      <p>One</p>
      <p>Two</p>
    </Weft.Carousel>,
  ),
  Checkbox: field('checkbox', <Weft.Checkbox label="Probe" />),
  CheckboxGroup: field('checkbox-group', <Weft.CheckboxGroup label="Probe" name="probe" options={option} />),
  Chip: fixture('chip', <Weft.Chip>Probe</Weft.Chip>),
  ChipMarquee: fixture(
    'chip-marquee',
    <Weft.ChipMarquee label="Probe" items={[{ id: 'a', content: 'A' }]} />,
  ),
  Cluster: fixture('cluster', <Weft.Cluster>Probe</Weft.Cluster>),
  ComparisonTable: fixture(
    'comparison-table',
    <Weft.ComparisonTable caption="Probe" plans={[]} groups={[]} />,
  ),
  Container: fixture('container', <Weft.Container>Probe</Weft.Container>),
  CookieNotice: fixture('cookie-notice', <Weft.CookieNotice title="Probe" onChoice={() => {}} />),
  Divider: fixture('divider', <Weft.Divider />),
  ErrorSummary: fixture(
    'error-summary',
    <Weft.ErrorSummary attempt={0} errors={[{ targetId: 'a', message: 'A' }]} />,
  ),
  FaqAccordion: fixture('faq-accordion', <Weft.FaqAccordion>Probe</Weft.FaqAccordion>),
  FaqItem: within('faq-item', (props) => (
    <Weft.FaqAccordion>
      <Weft.FaqItem {...props} value="probe" question="Probe">
        Answer
      </Weft.FaqItem>
    </Weft.FaqAccordion>
  )),
  FeatureList: fixture('feature-list', <Weft.FeatureList>{null}</Weft.FeatureList>),
  FeatureListItem: within('feature-list-item', (props) => (
    <Weft.FeatureList>
      <Weft.FeatureListItem {...props} value="probe" title="Probe">
        Details
      </Weft.FeatureListItem>
    </Weft.FeatureList>
  )),
  Field: fixture('field', <Weft.Field>Probe</Weft.Field>),
  FieldError: fixture('field-error', <Weft.FieldError>Probe</Weft.FieldError>),
  FieldFrame: fixture('field-frame', <Weft.FieldFrame>Probe</Weft.FieldFrame>),
  FieldHint: fixture('field-hint', <Weft.FieldHint>Probe</Weft.FieldHint>),
  FieldLabel: fixture('field-label', <Weft.FieldLabel htmlFor="probe">Probe</Weft.FieldLabel>),
  Footer: fixture('footer', <Weft.Footer>Probe</Weft.Footer>),
  FooterColumn: fixture('footer-column', <Weft.FooterColumn>Probe</Weft.FooterColumn>),
  FooterLegal: fixture('footer-legal', <Weft.FooterLegal>Probe</Weft.FooterLegal>),
  FooterNav: fixture('footer-nav', <Weft.FooterNav>Probe</Weft.FooterNav>),
  FooterTagline: fixture('footer-tagline', <Weft.FooterTagline>Probe</Weft.FooterTagline>),
  Form: fixture('form', <Weft.Form>Probe</Weft.Form>),
  FormActions: fixture('form-actions', <Weft.FormActions>Probe</Weft.FormActions>),
  FormRow: fixture('form-row', <Weft.FormRow>Probe</Weft.FormRow>),
  Grid: fixture('grid', <Weft.Grid columns={2}>Probe</Weft.Grid>),
  Heading: fixture('heading', <Weft.Heading level={2}>Probe</Weft.Heading>),
  Hero: fixture('hero', <Weft.Hero title="Probe" />),
  IconButton: fixture('icon-button', <Weft.IconButton label="Probe">+</Weft.IconButton>),
  Image: fixture('image', <Weft.Image src="data:," alt="Probe" width={2} height={1} />),
  Link: fixture('link', <Weft.Link href="#probe">Probe</Weft.Link>),
  LinkButton: fixture('link-button', <Weft.LinkButton href="#probe">Probe</Weft.LinkButton>),
  Logo: fixture('logo', <Weft.Logo name="Probe" />),
  LogoWall: fixture('logo-wall', <Weft.LogoWall>{null}</Weft.LogoWall>),
  MediaText: fixture('media-text', <Weft.MediaText media="Picture" title="Probe" />),
  MobileMenu: fixture('mobile-menu-trigger', <Weft.MobileMenu>{null}</Weft.MobileMenu>),
  MobileMenuGroup: inMobileMenu('mobile-menu-group', (props) => (
    <Weft.MobileMenuGroup {...props} label="Probe">
      <Weft.MobileMenuItem href="#probe">Probe</Weft.MobileMenuItem>
    </Weft.MobileMenuGroup>
  )),
  MobileMenuItem: inMobileMenu('mobile-menu-item', (props) => (
    <Weft.MobileMenuItem {...props} href="#probe">
      Probe
    </Weft.MobileMenuItem>
  )),
  MotionToggle: fixture('motion-toggle', <Weft.MotionToggle label="Probe" />),
  NewsletterForm: fixture('newsletter-form', <Weft.NewsletterForm />),
  Notice: fixture('notice', <Weft.Notice>Probe</Weft.Notice>),
  Page: fixture('page', <Weft.Page>Probe</Weft.Page>),
  PageMain: fixture('page-main', <Weft.PageMain>Probe</Weft.PageMain>),
  Pagination: fixture('pagination', <Weft.Pagination page={6} pages={12} hrefFor={(page) => `#${page}`} />),
  PasswordField: field(
    'password-field',
    <Weft.PasswordField label="Probe" autoComplete="current-password" />,
  ),
  PricingFeature: fixture('pricing-feature', <Weft.PricingFeature>Probe</Weft.PricingFeature>),
  PricingPlan: fixture('pricing-plan', <Weft.PricingPlan title="Probe" price="1" />),
  PricingTable: fixture('pricing-table', <Weft.PricingTable>{null}</Weft.PricingTable>),
  Prose: fixture('prose', <Weft.Prose>Probe</Weft.Prose>),
  Quote: fixture('quote', <Weft.Quote>Probe</Weft.Quote>),
  RadioGroup: field('radio-group', <Weft.RadioGroup label="Probe" name="probe" options={option} />),
  Section: fixture('section', <Weft.Section>Probe</Weft.Section>),
  SectionHeading: fixture(
    'section-heading',
    <Weft.SectionHeading headingLevel={2}>Probe</Weft.SectionHeading>,
  ),
  SelectField: field('select-field', <Weft.SelectField label="Probe" options={option} />),
  SkipLink: fixture('skip-link', <Weft.SkipLink href="#probe" />),
  Stack: fixture('stack', <Weft.Stack>Probe</Weft.Stack>),
  Stat: fixture('stat', <Weft.Stat value="1" title="Probe" />),
  Stats: fixture('stats', <Weft.Stats>{null}</Weft.Stats>),
  StatusPanel: fixture('status-panel', <Weft.StatusPanel status="pending" title="Probe" />),
  StepsFigure: fixture(
    'steps-figure',
    <Weft.StepsFigure steps={[{ title: 'Probe', description: 'Text' }]} />,
  ),
  Switch: field('switch', <Weft.Switch label="Probe" />),
  Tab: within('tab-panel', (props) => (
    <Weft.Tabs label="Probe">
      <Weft.Tab {...props} value="probe" title="Probe">
        View
      </Weft.Tab>
    </Weft.Tabs>
  )),
  Tabs: fixture('tabs', <Weft.Tabs label="Probe">{null}</Weft.Tabs>),
  Text: fixture('text', <Weft.Text>Probe</Weft.Text>),
  TextAreaField: field('text-area', <Weft.TextAreaField label="Probe" />),
  TextField: field('text-field', <Weft.TextField label="Probe" />),
  ThemeToggle: fixture('theme-toggle', <Weft.ThemeToggle />),
  TopBar: fixture('top-bar', <Weft.TopBar>Probe</Weft.TopBar>),
  TopBarActions: fixture('top-bar-actions', <Weft.TopBarActions>Probe</Weft.TopBarActions>),
  TopBarGroup: fixture('top-bar-group', <Weft.TopBarGroup label="Probe">{null}</Weft.TopBarGroup>),
  TopBarGroupLink: fixture(
    'top-bar-group-link',
    <Weft.TopBarGroupLink href="#probe">Probe</Weft.TopBarGroupLink>,
  ),
  TopBarLink: fixture('top-bar-link', <Weft.TopBarLink href="#probe">Probe</Weft.TopBarLink>),
  TopBarLogo: fixture('top-bar-logo', <Weft.TopBarLogo href="#probe">Probe</Weft.TopBarLogo>),
  TopBarNav: fixture('top-bar-nav', <Weft.TopBarNav>Probe</Weft.TopBarNav>),
  Video: fixture('video', <Weft.Video src="data:," label="Probe" width={2} height={1} tracks={[]} />),
  VisuallyHidden: fixture('visually-hidden', <Weft.VisuallyHidden>Probe</Weft.VisuallyHidden>),
};
