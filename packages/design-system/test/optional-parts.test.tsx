import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  AgentListItem,
  AuthCard,
  Banner,
  BenefitPanel,
  Button,
  CallToAction,
  Card,
  Checkbox,
  CheckboxGroup,
  Chip,
  CookieNotice,
  ErrorSummary,
  FooterColumn,
  Hero,
  Image,
  Link,
  Logo,
  MediaText,
  Notice,
  Popover,
  PopoverContent,
  PricingPlan,
  Quote,
  RadioGroup,
  SectionHeading,
  Stat,
  StatusPanel,
  StepsFigure,
  Switch,
  TextField,
  Toast,
  TopBarGroupLink,
  Video,
} from '../src/index.js';

/** Nodes without content: also results of conditions, and blank texts. */
const NOTHING = [undefined, null, false, true, '', ' ', [], [false, ' ']];

/** Optional parts, by slot, which are rendered only with content. */
const optional: Readonly<Record<string, (content: ReactNode) => ReactElement>> = {
  'agent-list-item-text': (content) => <AgentListItem title="Probe">{content}</AgentListItem>,
  'auth-card-footer': (content) => <AuthCard title="Probe" footer={content} />,
  'banner-action': (content) => <Banner title="Probe" action={content} />,
  'banner-description': (content) => <Banner title="Probe" description={content} />,
  'benefit-panel-image': (content) => <BenefitPanel contents={[]} image={content} />,
  'button-content': (content) => (
    <Button startContent={content} endContent={content}>
      Probe
    </Button>
  ),
  'button-end': (content) => <Button endContent={content}>Probe</Button>,
  'button-start': (content) => <Button startContent={content}>Probe</Button>,
  'call-to-action-actions': (content) => <CallToAction title="Probe" actions={content} />,
  'call-to-action-description': (content) => <CallToAction title="Probe" description={content} />,
  'call-to-action-media': (content) => <CallToAction title="Probe" media={content} />,
  'card-action': (content) => <Card title="Probe" action={content} />,
  'card-description': (content) => <Card title="Probe" description={content} />,
  'card-eyebrow': (content) => <Card title="Probe" eyebrow={content} />,
  'card-media': (content) => <Card title="Probe" media={content} />,
  'checkbox-group-hint': (content) => (
    <CheckboxGroup label="Probe" options={[{ value: 'a', label: 'A', hint: content }]} />
  ),
  'checkbox-hint': (content) => <Checkbox label="Probe" hint={content} />,
  'chip-mark': (content) => <Chip mark={content}>Probe</Chip>,
  'error-summary-item': (content) => <ErrorSummary errors={[{ message: textOf(content) }]} />,
  'footer-title': (content) => <FooterColumn title={textOf(content)}>Probe</FooterColumn>,
  'cookie-notice-description': (content) => (
    <CookieNotice title="Probe" description={content} onChoice={() => {}} />
  ),
  'field-error-message': (content) => <TextField label="Probe" error={textOf(content)} />,
  'field-hint': (content) => <TextField label="Probe" hint={content} />,
  'hero-actions': (content) => <Hero title="Probe" actions={content} />,
  'hero-description': (content) => <Hero title="Probe" description={content} />,
  'hero-eyebrow': (content) => <Hero title="Probe" eyebrow={content} />,
  'hero-media': (content) => <Hero title="Probe" media={content} />,
  'image-figure': (content) => <Image src="data:," alt="" width={2} height={1} caption={content} />,
  'link-end': (content) => <Link endContent={content}>Probe</Link>,
  'link-start': (content) => (
    <Link variant="placeholder" startContent={content}>
      Probe
    </Link>
  ),
  'logo-picture': (content) => <Logo name="Probe">{content}</Logo>,
  'media-text-actions': (content) => <MediaText media="Picture" title="Probe" actions={content} />,
  'media-text-description': (content) => <MediaText media="Picture" title="Probe" description={content} />,
  'media-text-eyebrow': (content) => <MediaText media="Picture" title="Probe" eyebrow={content} />,
  'media-text-media': (content) => <MediaText media={content} title="Probe" />,
  'notice-content': (content) => <Notice>{content}</Notice>,
  'notice-title': (content) => <Notice title={content}>Probe</Notice>,
  'pricing-plan-action': (content) => <PricingPlan title="Probe" price="1" action={content} />,
  'pricing-plan-content': (content) => (
    <PricingPlan title="Probe" price="1">
      {content}
    </PricingPlan>
  ),
  'pricing-plan-description': (content) => <PricingPlan title="Probe" price="1" description={content} />,
  'pricing-plan-features-title': (content) => (
    <PricingPlan title="Probe" price="1" featuresTitle={content}>
      Probe
    </PricingPlan>
  ),
  'pricing-plan-period': (content) => <PricingPlan title="Probe" price="1" period={content} />,
  'pricing-plan-price-description': (content) => (
    <PricingPlan title="Probe" price="1" priceDescription={content} />
  ),
  'popover-title': (content) => (
    <Popover>
      <PopoverContent title={content}>Probe</PopoverContent>
    </Popover>
  ),
  'quote-attribution': (content) => <Quote description={content}>Probe</Quote>,
  'quote-author': (content) => <Quote author={content}>Probe</Quote>,
  'quote-description': (content) => <Quote description={content}>Probe</Quote>,
  'quote-media': (content) => (
    <Quote author="Name" media={content}>
      Probe
    </Quote>
  ),
  'radio-group-hint': (content) => (
    <RadioGroup label="Probe" name="probe" options={[{ value: 'a', label: 'A', hint: content }]} />
  ),
  'section-heading-eyebrow': (content) => (
    <SectionHeading headingLevel={2} eyebrow={content}>
      Probe
    </SectionHeading>
  ),
  'section-heading-description': (content) => (
    <SectionHeading headingLevel={2} description={content}>
      Probe
    </SectionHeading>
  ),
  'stat-description': (content) => <Stat value="1" title="Probe" description={content} />,
  'status-panel-actions': (content) => <StatusPanel status="pending" title="Probe" actions={content} />,
  'status-panel-description': (content) => (
    <StatusPanel status="pending" title="Probe" description={content} />
  ),
  'steps-figure-figure': (content) => (
    <StepsFigure steps={[{ title: 'Probe', description: 'Text' }]} figure={content} />
  ),
  'switch-hint': (content) => <Switch label="Probe" hint={content} />,
  'text-field-end': (content) => <TextField label="Probe" endContent={content} />,
  'text-field-start': (content) => <TextField label="Probe" startContent={content} />,
  'top-bar-group-link-description': (content) => (
    <TopBarGroupLink description={content}>Probe</TopBarGroupLink>
  ),
  'toast-action': (content) => <Toast title="Probe" action={content} />,
  'toast-description': (content) => <Toast title="Probe" description={content} />,
  'video-figure': (content) => (
    <Video src="data:," label="Probe" width={2} height={1} tracks={[]} caption={content} />
  ),
};

/** For props that take plain text alone. */
const textOf = (content: ReactNode): string => (typeof content === 'string' ? content : '');

describe.each(Object.entries(optional))('%s', (slot, render) => {
  const html = (content: ReactNode) => renderToString(render(content));

  test('is rendered with content', () => {
    expect(html('Word')).toContain(`data-slot="${slot}"`);
  });

  test.each(NOTHING.map((nothing) => [JSON.stringify(nothing), nothing]))(
    'is not rendered for %s',
    (_, nothing) => {
      expect(html(nothing)).not.toContain(`data-slot="${slot}"`);
    },
  );
});

test('a column without a heading is not an unnamed group', () => {
  expect(renderToString(<FooterColumn title="">Probe</FooterColumn>)).not.toMatch(/role=|aria-label/);
});
