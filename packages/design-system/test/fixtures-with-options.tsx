import * as everything from '../src/index.js';
import { type Fixture, inside, option } from './fixture.js';
import { OVERLAYS_WITH_OPTIONS } from './fixtures-of-overlays.js';

const LINES = ['Probe', 'Terms', 'Privacy'].map((text) => <span key={text}>{text}</span>);
const { AccordionItem, FaqItem } = everything;

/** Components with their optional parts. Together with the fixtures above they render everything that a page lists. */
export const FIXTURES_WITH_OPTIONS: Readonly<Record<string, Fixture>> = {
  'AuthCard with a footer': [<everything.AuthCard key="" title="Probe" footer="Footer" />, 'auth-card'],
  'Banner with all parts': [
    <everything.Banner key="" title="Probe" description="Text" action="Action" onDismiss={() => {}} />,
    'banner',
  ],
  'BenefitPanel with a picture': [
    <everything.BenefitPanel key="" image={<img src="data:," alt="" />} contents={[]} />,
    'benefit-panel',
  ],
  'AccordionItem, disabled, with an id': [
    inside<object>((props) => (
      <everything.Accordion multiple>
        <AccordionItem id="probe" {...props} value="probe" title="Probe" disabled>
          Content
        </AccordionItem>
      </everything.Accordion>
    )),
    'accordion-item',
  ],
  'FooterLegal with links': [<everything.FooterLegal key="">{LINES}</everything.FooterLegal>, 'footer-legal'],
  'BreadcrumbItem with a link': [
    <everything.BreadcrumbItem key="" href="#probe">
      Probe
    </everything.BreadcrumbItem>,
    'breadcrumb-item',
  ],
  'Button that may be busy': [
    <everything.Button key="" loadingLabel="Busy">
      Probe
    </everything.Button>,
    'button',
  ],
  'Button with contents': [
    <everything.Button key="" startContent="Start" endContent="End">
      Probe
    </everything.Button>,
    'button',
  ],
  'Carousel with all controls': [
    <everything.Carousel key="" label="Probe" arrows autoplay>
      <p>One</p>
      <p>Two</p>
    </everything.Carousel>,
    'carousel',
  ],
  'CallToAction with all parts': [
    <everything.CallToAction
      key=""
      media={<img src="data:," alt="" />}
      title="Probe"
      description="Text"
      actions="Actions"
    />,
    'call-to-action',
  ],
  'Card with all parts': [
    <everything.Card
      key=""
      media={<img src="data:," alt="" />}
      eyebrow="Above"
      title="Probe"
      description="Text"
      href="#probe"
      action="Action"
    />,
    'card',
  ],
  'Checkbox with all parts': [
    <everything.Checkbox key="" label="Probe" hint="Hint" error="Error" indeterminate required disabled />,
    'checkbox-control',
    { styledSlot: 'checkbox' },
  ],
  'CheckboxGroup with all parts': [
    <everything.CheckboxGroup
      key=""
      label="Probe"
      hint="Hint"
      error="Error"
      options={[{ value: 'a', label: 'A', hint: 'Hint' }]}
      orientation="horizontal"
      required
      disabled
    />,
    'checkbox-group-control',
    { styledSlot: 'checkbox-group' },
  ],
  'Chip with a mark': [
    <everything.Chip key="" mark="+">
      Probe
    </everything.Chip>,
    'chip',
  ],
  'ComparisonTable with all parts': [
    <everything.ComparisonTable
      key=""
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
    'comparison-table',
  ],
  'CookieNotice with all parts': [
    <everything.CookieNotice
      key=""
      title="Probe"
      description="Text"
      position="static"
      autoFocus
      onChoice={() => {}}
    />,
    'cookie-notice',
  ],
  'FaqItem with an id': [
    inside<object>((props) => (
      <everything.FaqAccordion>
        <FaqItem id="probe" {...props} value="probe" question="Probe">
          Answer
        </FaqItem>
      </everything.FaqAccordion>
    )),
    'faq-item',
  ],
  'FooterColumn with a heading': [
    <everything.FooterColumn key="" title="Probe">
      Probe
    </everything.FooterColumn>,
    'footer-column',
  ],
  'FooterNav with a heading': [
    <everything.FooterNav key="" title="Probe">
      Probe
    </everything.FooterNav>,
    'footer-nav',
  ],
  'Hero with all parts': [
    <everything.Hero
      key=""
      eyebrow="Above"
      title="Probe"
      description="Text"
      actions="Actions"
      media={<img src="data:," alt="" />}
    />,
    'hero',
  ],
  'Image with a caption': [
    <everything.Image key="" src="data:," alt="Probe" width={2} height={1} ratio="1/1" caption="Text" />,
    'image',
  ],
  'Link to nowhere yet': [
    <everything.Link key="" variant="placeholder">
      Probe
    </everything.Link>,
    'link',
  ],
  'Link with contents': [
    <everything.Link key="" href="#probe" startContent="Start" endContent="End">
      Probe
    </everything.Link>,
    'link',
  ],
  'LinkButton with contents': [
    <everything.LinkButton key="" href="#probe" startContent="Start" endContent="End">
      Probe
    </everything.LinkButton>,
    'link-button',
  ],
  'LinkButton to a new tab': [
    <everything.LinkButton key="" href="#probe" newTab>
      Probe
    </everything.LinkButton>,
    'link-button',
  ],
  'Logo with a picture that is a link': [
    <everything.Logo key="" name="Probe" href="#probe">
      Picture
    </everything.Logo>,
    'logo',
  ],
  'MediaText with all parts': [
    <everything.MediaText
      key=""
      side="start"
      media="Picture"
      eyebrow="Above"
      title="Probe"
      description="Text"
      actions="Actions"
    />,
    'media-text',
  ],
  'NewsletterForm with an error': [
    <everything.NewsletterForm key="" hint="Text" error="Wrong">
      Text
    </everything.NewsletterForm>,
    'newsletter-form',
  ],
  'Notice with a heading': [
    <everything.Notice key="" title="Probe">
      Text
    </everything.Notice>,
    'notice',
  ],
  'PasswordField in all states': [
    <everything.PasswordField key="" label="Probe" error="Error" disabled readOnly />,
    'password-field-control',
    { styledSlot: 'password-field' },
  ],
  'PricingPlan with all parts': [
    <everything.PricingPlan
      key=""
      title="Probe"
      description="Text"
      price="1"
      period="per month"
      priceDescription="Text"
      action="Action"
      recommended
      featuresTitle="Above"
    >
      <everything.PricingFeature included={false}>Probe</everything.PricingFeature>
    </everything.PricingPlan>,
    'pricing-plan',
  ],
  ...OVERLAYS_WITH_OPTIONS,
  'Quote with all parts': [
    <everything.Quote key="" author="Probe" description="Text" media="Picture">
      Words
    </everything.Quote>,
    'quote',
  ],
  'RadioGroup with all parts': [
    <everything.RadioGroup
      key=""
      label="Probe"
      name="probe"
      hint="Hint"
      error="Error"
      options={[{ value: 'a', label: 'A', hint: 'Hint' }]}
      orientation="horizontal"
      required
      disabled
    />,
    'radio-group-control',
    { styledSlot: 'radio-group' },
  ],
  'Section with a dark ground': [
    <everything.Section key="" ground="ink">
      Probe
    </everything.Section>,
    'section',
  ],
  'SectionHeading with all lines': [
    <everything.SectionHeading key="" headingLevel={2} eyebrow="Above" description="Below">
      Probe
    </everything.SectionHeading>,
    'section-heading',
  ],
  'SelectField with groups, in all states': [
    <everything.SelectField
      key=""
      label="Probe"
      options={[{ label: 'Group', options: option }]}
      error="Error"
      disabled
    />,
    'select-field-control',
    { styledSlot: 'select-field' },
  ],
  'Stat with a description': [<everything.Stat key="" value="1" title="Probe" description="Text" />, 'stat'],
  'StatusPanel with all parts': [
    <everything.StatusPanel key="" status="failure" title="Probe" description="Text" actions="Act">
      More
    </everything.StatusPanel>,
    'status-panel',
  ],
  'StepsFigure with a figure': [
    <everything.StepsFigure key="" steps={[{ title: 'Probe', description: 'Text' }]} figure="Figure" />,
    'steps-figure',
  ],
  'Switch with all parts': [
    <everything.Switch key="" label="Probe" hint="Hint" error="Error" required disabled />,
    'switch-control',
    { styledSlot: 'switch' },
  ],
  'TextAreaField in all states': [
    <everything.TextAreaField key="" label="Probe" error="Error" disabled readOnly />,
    'text-area-control',
    { styledSlot: 'text-area' },
  ],
  'TextField with all parts, in all states': [
    <everything.TextField
      key=""
      label="Probe"
      hint="Hint"
      error="Error"
      startContent="Start"
      endContent="End"
      required
      disabled
      readOnly
    />,
    'text-field-control',
    { styledSlot: 'text-field' },
  ],
  'Tab that is disabled': [
    inside<object>((props) => (
      <everything.Tabs label="Probe" {...props}>
        <everything.Tab value="probe" title="Probe" disabled>
          View
        </everything.Tab>
      </everything.Tabs>
    )),
    'tabs',
  ],
  'Video with all parts': [
    <everything.Video
      key=""
      src="data:,"
      label="Probe"
      width={2}
      height={1}
      tracks={[{ src: 'data:text/vtt,WEBVTT', srcLang: 'en', label: 'English' }]}
      caption="Text"
    />,
    'video',
  ],
};
