import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import * as Weft from '../src/index.js';

/** Nodes without content: also results of conditions, and blank texts. */
const NOTHING = [undefined, null, false, true, '', ' ', [], [false, ' ']];

/** Optional parts, by slot, which are rendered only with content. */
const optional: Readonly<Record<string, (content: ReactNode) => ReactElement>> = {
  'agent-list-item-text': (content) => <Weft.AgentListItem title="Probe">{content}</Weft.AgentListItem>,
  'auth-card-footer': (content) => <Weft.AuthCard title="Probe" footer={content} />,
  'banner-action': (content) => <Weft.Banner title="Probe" action={content} />,
  'banner-description': (content) => <Weft.Banner title="Probe" description={content} />,
  'benefit-panel-image': (content) => <Weft.BenefitPanel contents={[]} image={content} />,
  'button-content': (content) => (
    <Weft.Button startContent={content} endContent={content}>
      Probe
    </Weft.Button>
  ),
  'button-end': (content) => <Weft.Button endContent={content}>Probe</Weft.Button>,
  'button-start': (content) => <Weft.Button startContent={content}>Probe</Weft.Button>,
  'call-to-action-actions': (content) => <Weft.CallToAction title="Probe" actions={content} />,
  'call-to-action-description': (content) => <Weft.CallToAction title="Probe" description={content} />,
  'call-to-action-media': (content) => <Weft.CallToAction title="Probe" media={content} />,
  'card-action': (content) => <Weft.Card title="Probe" action={content} />,
  'card-description': (content) => <Weft.Card title="Probe" description={content} />,
  'card-eyebrow': (content) => <Weft.Card title="Probe" eyebrow={content} />,
  'card-media': (content) => <Weft.Card title="Probe" media={content} />,
  'checkbox-group-hint': (content) => (
    <Weft.CheckboxGroup label="Probe" options={[{ value: 'a', label: 'A', hint: content }]} />
  ),
  'checkbox-hint': (content) => <Weft.Checkbox label="Probe" hint={content} />,
  'chip-mark': (content) => <Weft.Chip mark={content}>Probe</Weft.Chip>,
  'error-summary-item': (content) => <Weft.ErrorSummary errors={[{ message: textOf(content) }]} />,
  'footer-title': (content) => <Weft.FooterColumn title={textOf(content)}>Probe</Weft.FooterColumn>,
  'cookie-notice-description': (content) => (
    <Weft.CookieNotice title="Probe" description={content} onChoice={() => {}} />
  ),
  'field-error-message': (content) => <Weft.TextField label="Probe" error={textOf(content)} />,
  'field-hint': (content) => <Weft.TextField label="Probe" hint={content} />,
  'hero-actions': (content) => <Weft.Hero title="Probe" actions={content} />,
  'hero-description': (content) => <Weft.Hero title="Probe" description={content} />,
  'hero-eyebrow': (content) => <Weft.Hero title="Probe" eyebrow={content} />,
  'hero-media': (content) => <Weft.Hero title="Probe" media={content} />,
  'image-figure': (content) => <Weft.Image src="data:," alt="" width={2} height={1} caption={content} />,
  'link-end': (content) => <Weft.Link endContent={content}>Probe</Weft.Link>,
  'link-start': (content) => (
    <Weft.Link variant="placeholder" startContent={content}>
      Probe
    </Weft.Link>
  ),
  'logo-picture': (content) => <Weft.Logo name="Probe">{content}</Weft.Logo>,
  'media-text-actions': (content) => <Weft.MediaText media="Picture" title="Probe" actions={content} />,
  'media-text-description': (content) => (
    <Weft.MediaText media="Picture" title="Probe" description={content} />
  ),
  'media-text-eyebrow': (content) => <Weft.MediaText media="Picture" title="Probe" eyebrow={content} />,
  'media-text-media': (content) => <Weft.MediaText media={content} title="Probe" />,
  'notice-content': (content) => <Weft.Notice>{content}</Weft.Notice>,
  'notice-title': (content) => <Weft.Notice title={content}>Probe</Weft.Notice>,
  'pricing-plan-action': (content) => <Weft.PricingPlan title="Probe" price="1" action={content} />,
  'pricing-plan-content': (content) => (
    <Weft.PricingPlan title="Probe" price="1">
      {content}
    </Weft.PricingPlan>
  ),
  'pricing-plan-description': (content) => <Weft.PricingPlan title="Probe" price="1" description={content} />,
  'pricing-plan-features-title': (content) => (
    <Weft.PricingPlan title="Probe" price="1" featuresTitle={content}>
      Probe
    </Weft.PricingPlan>
  ),
  'pricing-plan-period': (content) => <Weft.PricingPlan title="Probe" price="1" period={content} />,
  'pricing-plan-price-description': (content) => (
    <Weft.PricingPlan title="Probe" price="1" priceDescription={content} />
  ),
  'popover-title': (content) => (
    <Weft.Popover>
      <Weft.PopoverContent title={content}>Probe</Weft.PopoverContent>
    </Weft.Popover>
  ),
  'quote-attribution': (content) => <Weft.Quote description={content}>Probe</Weft.Quote>,
  'quote-author': (content) => <Weft.Quote author={content}>Probe</Weft.Quote>,
  'quote-description': (content) => <Weft.Quote description={content}>Probe</Weft.Quote>,
  'quote-media': (content) => (
    <Weft.Quote author="Name" media={content}>
      Probe
    </Weft.Quote>
  ),
  'radio-group-hint': (content) => (
    <Weft.RadioGroup label="Probe" name="probe" options={[{ value: 'a', label: 'A', hint: content }]} />
  ),
  'section-heading-eyebrow': (content) => (
    <Weft.SectionHeading headingLevel={2} eyebrow={content}>
      Probe
    </Weft.SectionHeading>
  ),
  'section-heading-description': (content) => (
    <Weft.SectionHeading headingLevel={2} description={content}>
      Probe
    </Weft.SectionHeading>
  ),
  'stat-description': (content) => <Weft.Stat value="1" title="Probe" description={content} />,
  'status-panel-actions': (content) => <Weft.StatusPanel status="pending" title="Probe" actions={content} />,
  'status-panel-description': (content) => (
    <Weft.StatusPanel status="pending" title="Probe" description={content} />
  ),
  'steps-figure-figure': (content) => (
    <Weft.StepsFigure steps={[{ title: 'Probe', description: 'Text' }]} figure={content} />
  ),
  'switch-hint': (content) => <Weft.Switch label="Probe" hint={content} />,
  'text-field-end': (content) => <Weft.TextField label="Probe" endContent={content} />,
  'text-field-start': (content) => <Weft.TextField label="Probe" startContent={content} />,
  'top-bar-group-link-description': (content) => (
    <Weft.TopBarGroupLink description={content}>Probe</Weft.TopBarGroupLink>
  ),
  'toast-action': (content) => <Weft.Toast title="Probe" action={content} />,
  'toast-description': (content) => <Weft.Toast title="Probe" description={content} />,
  'video-figure': (content) => (
    <Weft.Video src="data:," label="Probe" width={2} height={1} tracks={[]} caption={content} />
  ),
};

/** For props that take plain text alone. */
const textOf = (content: ReactNode): string => (typeof content === 'string' ? content : '');

describe.each(Object.entries(optional))('%s', (slot, render) => {
  const html = (content: ReactNode) => renderToString(render(content));

  test('is rendered with content', () => {
    expect(html('Word')).toContain(`data-slot="${slot}"`);
  });

  test('is not rendered without content', () => {
    for (const nothing of NOTHING)
      expect.soft(html(nothing), `for ${JSON.stringify(nothing)}`).not.toContain(`data-slot="${slot}"`);
  });
});

test('a column without a heading is not an unnamed group', () => {
  expect(renderToString(<Weft.FooterColumn title="">Probe</Weft.FooterColumn>)).not.toMatch(
    /role=|aria-label/,
  );
});
