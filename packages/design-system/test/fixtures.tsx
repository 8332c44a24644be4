import * as everything from '../src/index.js';
import { type Fixture, inside, option } from './fixture.js';
import { OVERLAYS } from './fixtures-of-overlays.js';

const { AccordionItem, FaqItem, FeatureListItem, MobileMenuGroup, MobileMenuItem } = everything;

/** Exports with a capital letter: the components. */
type Part = {
  [Name in keyof typeof everything]: Name extends Capitalize<Name> ? Name : never;
}[keyof typeof everything];

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
  Accordion: [<everything.Accordion key="">Probe</everything.Accordion>, 'accordion'],
  AccordionItem: [
    inside<object>((props) => (
      <everything.Accordion>
        <AccordionItem {...props} value="probe" title="Probe">
          Content
        </AccordionItem>
      </everything.Accordion>
    )),
    'accordion-item',
  ],
  AgentList: [<everything.AgentList key="">Probe</everything.AgentList>, 'agent-list'],
  AgentListItem: [
    <everything.AgentListItem key="" title="Probe">
      Text
    </everything.AgentListItem>,
    'agent-list-item',
  ],
  AuthCard: [
    <everything.AuthCard key="" title="Probe">
      Form
    </everything.AuthCard>,
    'auth-card',
  ],
  Badge: [<everything.Badge key="">Probe</everything.Badge>, 'badge'],
  Banner: [<everything.Banner key="" title="Probe" />, 'banner'],
  BenefitCard: [<everything.BenefitCard key="">Probe</everything.BenefitCard>, 'benefit-card'],
  BenefitPanel: [
    <everything.BenefitPanel key="" contents={[{ subHeading: 'Probe', description: 'Text' }]} />,
    'benefit-panel',
  ],
  Breadcrumb: [<everything.Breadcrumb key="">{null}</everything.Breadcrumb>, 'breadcrumb'],
  BreadcrumbItem: [<everything.BreadcrumbItem key="">Probe</everything.BreadcrumbItem>, 'breadcrumb-item'],
  Button: [<everything.Button key="">Probe</everything.Button>, 'button'],
  CallToAction: [<everything.CallToAction key="" title="Probe" />, 'call-to-action'],
  Card: [<everything.Card key="" title="Probe" />, 'card'],
  Carousel: [
    <everything.Carousel key="" label="Probe">
      <p>One</p>
      <p>Two</p>
    </everything.Carousel>,
    'carousel',
  ],
  Checkbox: [<everything.Checkbox key="" label="Probe" />, 'checkbox-control', { styledSlot: 'checkbox' }],
  CheckboxGroup: [
    <everything.CheckboxGroup key="" label="Probe" name="probe" options={option} />,
    'checkbox-group-control',
    { styledSlot: 'checkbox-group' },
  ],
  Chip: [<everything.Chip key="">Probe</everything.Chip>, 'chip'],
  ChipMarquee: [
    <everything.ChipMarquee key="" label="Probe" items={[{ id: 'a', content: 'A' }]} />,
    'chip-marquee',
  ],
  Cluster: [<everything.Cluster key="">Probe</everything.Cluster>, 'cluster'],
  ComparisonTable: [
    <everything.ComparisonTable key="" caption="Probe" plans={[]} groups={[]} />,
    'comparison-table',
  ],
  Container: [<everything.Container key="">Probe</everything.Container>, 'container'],
  CookieNotice: [<everything.CookieNotice key="" title="Probe" onChoice={() => {}} />, 'cookie-notice'],
  Divider: [<everything.Divider key="" />, 'divider'],
  ErrorSummary: [
    <everything.ErrorSummary key="" attempt={0} errors={[{ targetId: 'a', message: 'A' }]} />,
    'error-summary',
  ],
  FaqAccordion: [<everything.FaqAccordion key="">Probe</everything.FaqAccordion>, 'faq-accordion'],
  FaqItem: [
    inside<object>((props) => (
      <everything.FaqAccordion>
        <FaqItem {...props} value="probe" question="Probe">
          Answer
        </FaqItem>
      </everything.FaqAccordion>
    )),
    'faq-item',
  ],
  FeatureList: [<everything.FeatureList key="">{null}</everything.FeatureList>, 'feature-list'],
  FeatureListItem: [
    inside<object>((props) => (
      <everything.FeatureList>
        <FeatureListItem {...props} value="probe" title="Probe">
          Details
        </FeatureListItem>
      </everything.FeatureList>
    )),
    'feature-list-item',
  ],
  Field: [<everything.Field key="">Probe</everything.Field>, 'field'],
  FieldError: [<everything.FieldError key="">Probe</everything.FieldError>, 'field-error'],
  FieldFrame: [<everything.FieldFrame key="">Probe</everything.FieldFrame>, 'field-frame'],
  FieldHint: [<everything.FieldHint key="">Probe</everything.FieldHint>, 'field-hint'],
  FieldLabel: [
    <everything.FieldLabel key="" htmlFor="probe">
      Probe
    </everything.FieldLabel>,
    'field-label',
  ],
  Footer: [<everything.Footer key="">Probe</everything.Footer>, 'footer'],
  FooterColumn: [<everything.FooterColumn key="">Probe</everything.FooterColumn>, 'footer-column'],
  FooterLegal: [<everything.FooterLegal key="">Probe</everything.FooterLegal>, 'footer-legal'],
  FooterNav: [<everything.FooterNav key="">Probe</everything.FooterNav>, 'footer-nav'],
  FooterTagline: [<everything.FooterTagline key="">Probe</everything.FooterTagline>, 'footer-tagline'],
  Form: [<everything.Form key="">Probe</everything.Form>, 'form'],
  FormActions: [<everything.FormActions key="">Probe</everything.FormActions>, 'form-actions'],
  FormRow: [<everything.FormRow key="">Probe</everything.FormRow>, 'form-row'],
  Grid: [
    <everything.Grid key="" columns={2}>
      Probe
    </everything.Grid>,
    'grid',
  ],
  Heading: [
    <everything.Heading key="" level={2}>
      Probe
    </everything.Heading>,
    'heading',
  ],
  Hero: [<everything.Hero key="" title="Probe" />, 'hero'],
  IconButton: [
    <everything.IconButton key="" label="Probe">
      +
    </everything.IconButton>,
    'icon-button',
  ],
  Image: [<everything.Image key="" src="data:," alt="Probe" width={2} height={1} />, 'image'],
  Link: [
    <everything.Link key="" href="#probe">
      Probe
    </everything.Link>,
    'link',
  ],
  LinkButton: [
    <everything.LinkButton key="" href="#probe">
      Probe
    </everything.LinkButton>,
    'link-button',
  ],
  Logo: [<everything.Logo key="" name="Probe" />, 'logo'],
  LogoWall: [<everything.LogoWall key="">{null}</everything.LogoWall>, 'logo-wall'],
  MediaText: [<everything.MediaText key="" media="Picture" title="Probe" />, 'media-text'],
  MobileMenu: [<everything.MobileMenu key="">{null}</everything.MobileMenu>, 'mobile-menu-trigger'],
  MobileMenuGroup: [
    inside<object>((props) => (
      <everything.TopBar>
        <everything.MobileMenu defaultOpen>
          <MobileMenuGroup {...props} label="Probe">
            <MobileMenuItem href="#probe">Probe</MobileMenuItem>
          </MobileMenuGroup>
        </everything.MobileMenu>
      </everything.TopBar>
    )),
    'mobile-menu-group',
  ],
  MobileMenuItem: [
    inside<object>((props) => (
      <everything.TopBar>
        <everything.MobileMenu defaultOpen>
          <MobileMenuItem {...props} href="#probe">
            Probe
          </MobileMenuItem>
        </everything.MobileMenu>
      </everything.TopBar>
    )),
    'mobile-menu-item',
  ],
  MotionToggle: [<everything.MotionToggle key="" label="Probe" />, 'motion-toggle'],
  NewsletterForm: [<everything.NewsletterForm key="" />, 'newsletter-form'],
  Notice: [<everything.Notice key="">Probe</everything.Notice>, 'notice'],
  Page: [<everything.Page key="">Probe</everything.Page>, 'page'],
  PageMain: [<everything.PageMain key="">Probe</everything.PageMain>, 'page-main'],
  Pagination: [
    <everything.Pagination key="" page={6} pages={12} hrefFor={(page) => `#${page}`} />,
    'pagination',
  ],
  PasswordField: [
    <everything.PasswordField key="" label="Probe" autoComplete="current-password" />,
    'password-field-control',
    { styledSlot: 'password-field' },
  ],
  PricingFeature: [<everything.PricingFeature key="">Probe</everything.PricingFeature>, 'pricing-feature'],
  PricingPlan: [<everything.PricingPlan key="" title="Probe" price="1" />, 'pricing-plan'],
  PricingTable: [<everything.PricingTable key="">{null}</everything.PricingTable>, 'pricing-table'],
  Prose: [<everything.Prose key="">Probe</everything.Prose>, 'prose'],
  Quote: [<everything.Quote key="">Probe</everything.Quote>, 'quote'],
  RadioGroup: [
    <everything.RadioGroup key="" label="Probe" name="probe" options={option} />,
    'radio-group-control',
    { styledSlot: 'radio-group' },
  ],
  Section: [<everything.Section key="">Probe</everything.Section>, 'section'],
  SectionHeading: [
    <everything.SectionHeading key="" headingLevel={2}>
      Probe
    </everything.SectionHeading>,
    'section-heading',
  ],
  SelectField: [
    <everything.SelectField key="" label="Probe" options={option} />,
    'select-field-control',
    { styledSlot: 'select-field' },
  ],
  SkipLink: [<everything.SkipLink key="" href="#probe" />, 'skip-link'],
  Stack: [<everything.Stack key="">Probe</everything.Stack>, 'stack'],
  Stat: [<everything.Stat key="" value="1" title="Probe" />, 'stat'],
  Stats: [<everything.Stats key="">{null}</everything.Stats>, 'stats'],
  StatusPanel: [<everything.StatusPanel key="" status="pending" title="Probe" />, 'status-panel'],
  StepsFigure: [
    <everything.StepsFigure key="" steps={[{ title: 'Probe', description: 'Text' }]} />,
    'steps-figure',
  ],
  Switch: [<everything.Switch key="" label="Probe" />, 'switch-control', { styledSlot: 'switch' }],
  Tab: [
    inside<object>((props) => (
      <everything.Tabs label="Probe">
        <everything.Tab {...props} value="probe" title="Probe">
          View
        </everything.Tab>
      </everything.Tabs>
    )),
    'tab-panel',
  ],
  Tabs: [
    <everything.Tabs key="" label="Probe">
      {null}
    </everything.Tabs>,
    'tabs',
  ],
  Text: [<everything.Text key="">Probe</everything.Text>, 'text'],
  TextAreaField: [
    <everything.TextAreaField key="" label="Probe" />,
    'text-area-control',
    { styledSlot: 'text-area' },
  ],
  TextField: [
    <everything.TextField key="" label="Probe" />,
    'text-field-control',
    { styledSlot: 'text-field' },
  ],
  ThemeToggle: [<everything.ThemeToggle key="" />, 'theme-toggle'],
  TopBar: [<everything.TopBar key="">Probe</everything.TopBar>, 'top-bar'],
  TopBarActions: [<everything.TopBarActions key="">Probe</everything.TopBarActions>, 'top-bar-actions'],
  TopBarGroup: [
    <everything.TopBarGroup key="" label="Probe">
      {null}
    </everything.TopBarGroup>,
    'top-bar-group',
  ],
  TopBarGroupLink: [
    <everything.TopBarGroupLink key="" href="#probe">
      Probe
    </everything.TopBarGroupLink>,
    'top-bar-group-link',
  ],
  TopBarLink: [
    <everything.TopBarLink key="" href="#probe">
      Probe
    </everything.TopBarLink>,
    'top-bar-link',
  ],
  TopBarLogo: [
    <everything.TopBarLogo key="" href="#probe">
      Probe
    </everything.TopBarLogo>,
    'top-bar-logo',
  ],
  TopBarNav: [<everything.TopBarNav key="">Probe</everything.TopBarNav>, 'top-bar-nav'],
  Video: [<everything.Video key="" src="data:," label="Probe" width={2} height={1} tracks={[]} />, 'video'],
  VisuallyHidden: [<everything.VisuallyHidden key="">Probe</everything.VisuallyHidden>, 'visually-hidden'],
};
