import * as Weft from '../src/index.js';
import { type Fixture, field, fixture, option, within } from './fixture.js';
import { OVERLAYS_WITH_OPTIONS } from './fixtures-of-overlays.js';

const LINES = ['Probe', 'Terms', 'Privacy'].map((text) => <span key={text}>{text}</span>);

/** Components with their optional parts. Together with those of `fixtures.tsx` they render everything that a page lists. */
export const FIXTURES_WITH_OPTIONS: Readonly<Record<string, Fixture>> = {
  'AuthCard with a footer': fixture('auth-card', <Weft.AuthCard title="Probe" footer="Footer" />),
  'Banner with all parts': fixture(
    'banner',
    <Weft.Banner title="Probe" description="Text" action="Action" onDismiss={() => {}} />,
  ),
  'BenefitPanel with a picture': fixture(
    'benefit-panel',
    <Weft.BenefitPanel image={<img src="data:," alt="" />} contents={[]} />,
  ),
  'AccordionItem, disabled, with an id': within('accordion-item', (props) => (
    <Weft.Accordion multiple>
      <Weft.AccordionItem id="probe" {...props} value="probe" title="Probe" disabled>
        Content
      </Weft.AccordionItem>
    </Weft.Accordion>
  )),
  'FooterLegal with links': fixture('footer-legal', <Weft.FooterLegal>{LINES}</Weft.FooterLegal>),
  'BreadcrumbItem with a link': fixture(
    'breadcrumb-item',
    <Weft.BreadcrumbItem href="#probe">Probe</Weft.BreadcrumbItem>,
  ),
  'Button that may be busy': fixture('button', <Weft.Button loadingLabel="Busy">Probe</Weft.Button>),
  'Button with contents': fixture(
    'button',
    <Weft.Button startContent="Start" endContent="End">
      Probe
    </Weft.Button>,
  ),
  'Carousel with all controls': fixture(
    'carousel',
    <Weft.Carousel label="Probe" arrows autoplay>
      <p>One</p>
      <p>Two</p>
    </Weft.Carousel>,
  ),
  'Carousel with many slides': fixture(
    'carousel',
    <Weft.Carousel label="Probe" arrows>
      {Array.from({ length: 13 }, (_, slide) => (
        <p key={slide}>Probe</p>
      ))}
    </Weft.Carousel>,
  ),
  'CallToAction with all parts': fixture(
    'call-to-action',
    <Weft.CallToAction
      media={<img src="data:," alt="" />}
      title="Probe"
      description="Text"
      actions="Actions"
    />,
  ),
  'Card with all parts': fixture(
    'card',
    <Weft.Card
      media={<img src="data:," alt="" />}
      eyebrow="Above"
      title="Probe"
      description="Text"
      href="#probe"
      action="Action"
    />,
  ),
  'Checkbox with all parts': field(
    'checkbox',
    <Weft.Checkbox label="Probe" hint="Hint" error="Error" indeterminate required disabled />,
  ),
  'CheckboxGroup with all parts': field(
    'checkbox-group',
    <Weft.CheckboxGroup
      label="Probe"
      hint="Hint"
      error="Error"
      options={[{ value: 'a', label: 'A', hint: 'Hint' }]}
      orientation="horizontal"
      required
      disabled
    />,
  ),
  'Chip with a mark': fixture('chip', <Weft.Chip mark="+">Probe</Weft.Chip>),
  'ComparisonTable with all parts': fixture(
    'comparison-table',
    <Weft.ComparisonTable
      caption="Probe"
      plans={[{ title: 'Probe', description: 'Text', recommended: true, action: 'Action' }]}
      groups={[
        {
          title: 'Probe',
          rows: [
            { title: 'One', description: 'Text', values: [true] },
            { title: 'Two', values: ['Text'] },
          ],
        },
      ]}
    />,
  ),
  'CookieNotice with all parts': fixture(
    'cookie-notice',
    <Weft.CookieNotice title="Probe" description="Text" position="static" autoFocus onChoice={() => {}} />,
  ),
  'FaqItem with an id': within('faq-item', (props) => (
    <Weft.FaqAccordion>
      <Weft.FaqItem id="probe" {...props} value="probe" question="Probe">
        Answer
      </Weft.FaqItem>
    </Weft.FaqAccordion>
  )),
  'FooterColumn with a heading': fixture(
    'footer-column',
    <Weft.FooterColumn title="Probe">Probe</Weft.FooterColumn>,
  ),
  'FooterNav with a heading': fixture('footer-nav', <Weft.FooterNav title="Probe">Probe</Weft.FooterNav>),
  'Hero with all parts': fixture(
    'hero',
    <Weft.Hero
      eyebrow="Above"
      title="Probe"
      description="Text"
      actions="Actions"
      media={<img src="data:," alt="" />}
    />,
  ),
  'Image with a caption': fixture(
    'image',
    <Weft.Image src="data:," alt="Probe" width={2} height={1} ratio="1/1" caption="Text" />,
  ),
  'Link to nowhere yet': fixture('link', <Weft.Link variant="placeholder">Probe</Weft.Link>),
  'Link with contents': fixture(
    'link',
    <Weft.Link href="#probe" startContent="Start" endContent="End">
      Probe
    </Weft.Link>,
  ),
  'LinkButton with contents': fixture(
    'link-button',
    <Weft.LinkButton href="#probe" startContent="Start" endContent="End">
      Probe
    </Weft.LinkButton>,
  ),
  'LinkButton to a new tab': fixture(
    'link-button',
    <Weft.LinkButton href="#probe" newTab>
      Probe
    </Weft.LinkButton>,
  ),
  'Logo with a picture that is a link': fixture(
    'logo',
    <Weft.Logo name="Probe" href="#probe">
      Picture
    </Weft.Logo>,
  ),
  'MediaText with all parts': fixture(
    'media-text',
    <Weft.MediaText
      side="start"
      media="Picture"
      eyebrow="Above"
      title="Probe"
      description="Text"
      actions="Actions"
    />,
  ),
  'NewsletterForm with an error': fixture(
    'newsletter-form',
    <Weft.NewsletterForm hint="Text" error="Wrong">
      Text
    </Weft.NewsletterForm>,
  ),
  'Notice with a heading': fixture('notice', <Weft.Notice title="Probe">Text</Weft.Notice>),
  'PasswordField in all states': field(
    'password-field',
    <Weft.PasswordField label="Probe" error="Error" disabled readOnly />,
  ),
  'PricingPlan with all parts': fixture(
    'pricing-plan',
    <Weft.PricingPlan
      title="Probe"
      description="Text"
      price="1"
      period="per month"
      priceDescription="Text"
      action="Action"
      recommended
      featuresTitle="Above"
    >
      <Weft.PricingFeature included={false}>Probe</Weft.PricingFeature>
    </Weft.PricingPlan>,
  ),
  ...OVERLAYS_WITH_OPTIONS,
  'Quote with all parts': fixture(
    'quote',
    <Weft.Quote author="Probe" description="Text" media="Picture">
      Words
    </Weft.Quote>,
  ),
  'RadioGroup with all parts': field(
    'radio-group',
    <Weft.RadioGroup
      label="Probe"
      name="probe"
      hint="Hint"
      error="Error"
      options={[{ value: 'a', label: 'A', hint: 'Hint' }]}
      orientation="horizontal"
      required
      disabled
    />,
  ),
  'Section with a dark ground': fixture('section', <Weft.Section ground="ink">Probe</Weft.Section>),
  'SectionHeading with all lines': fixture(
    'section-heading',
    <Weft.SectionHeading headingLevel={2} eyebrow="Above" description="Below">
      Probe
    </Weft.SectionHeading>,
  ),
  'SelectField with groups, in all states': field(
    'select-field',
    <Weft.SelectField label="Probe" options={[{ label: 'Group', options: option }]} error="Error" disabled />,
  ),
  'Stat with a description': fixture('stat', <Weft.Stat value="1" title="Probe" description="Text" />),
  'StatusPanel with all parts': fixture(
    'status-panel',
    <Weft.StatusPanel status="failure" title="Probe" description="Text" actions="Act">
      More
    </Weft.StatusPanel>,
  ),
  'StepsFigure with a figure': fixture(
    'steps-figure',
    <Weft.StepsFigure steps={[{ title: 'Probe', description: 'Text' }]} figure="Figure" />,
  ),
  'Switch with all parts': field(
    'switch',
    <Weft.Switch label="Probe" hint="Hint" error="Error" required disabled />,
  ),
  'TextAreaField in all states': field(
    'text-area',
    <Weft.TextAreaField label="Probe" error="Error" disabled readOnly />,
  ),
  'TextField with all parts, in all states': field(
    'text-field',
    <Weft.TextField
      label="Probe"
      hint="Hint"
      error="Error"
      startContent="Start"
      endContent="End"
      defaultValue="Text"
      required
      disabled
      readOnly
    />,
  ),
  'Tab that is disabled': within('tabs', (props) => (
    <Weft.Tabs label="Probe" {...props}>
      <Weft.Tab value="probe" title="Probe" disabled>
        View
      </Weft.Tab>
    </Weft.Tabs>
  )),
  'Video with all parts': fixture(
    'video',
    <Weft.Video
      src="data:,"
      label="Probe"
      width={2}
      height={1}
      tracks={[{ src: 'data:text/vtt,WEBVTT', srcLang: 'en', label: 'English' }]}
      caption="Text"
    />,
  ),
};
