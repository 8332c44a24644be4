import { expect } from 'storybook/test';
import { logicalBox } from '#storybook/logical-box.ts';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { BothThemes } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { longWords } from '../../../test/examples/long-words.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { LinkButton } from '../link/index.js';
import { Section } from '../section/index.js';
import { SectionHeading } from '../section-heading/index.js';
import { PricingFeature, PricingPlan, PricingTable } from './pricing-table.js';

const action = (name: string, tone?: 'action') => (
  <LinkButton fullWidth size="lg" variant={tone} href={`#${name.toLowerCase()}`}>
    Start with {name}
  </LinkButton>
);

const plans = [
  <PricingPlan
    key="solo"
    title="Solo"
    description="For one app, and to look around."
    price="€0"
    period="for as long as you like"
    action={action('Solo')}
  >
    <PricingFeature>One app on one screen</PricingFeature>
    <PricingFeature>Two data flows</PricingFeature>
    <PricingFeature included={false}>AI agents</PricingFeature>
    <PricingFeature included={false}>Support by phone</PricingFeature>
  </PricingPlan>,
  <PricingPlan
    key="team"
    title="Team"
    description="For a team that runs its apps on web, mobile and TV."
    price="€49"
    period="per user and month"
    priceDescription="Billed yearly, without VAT"
    recommended
    action={action('Team', 'action')}
    featuresTitle="Everything in Solo, and"
  >
    <PricingFeature>Ten apps on every screen</PricingFeature>
    <PricingFeature>AI agents</PricingFeature>
    <PricingFeature>Forty data flows</PricingFeature>
    <PricingFeature>Support within a day</PricingFeature>
  </PricingPlan>,
  <PricingPlan
    key="company"
    title="Company"
    description="For several teams with rules of their own."
    price="€1,490"
    period="per month"
    priceDescription="Up to 60 users"
    action={action('Company')}
    featuresTitle="Everything in Team, and"
  >
    <PricingFeature>As many apps and flows as you need</PricingFeature>
    <PricingFeature>Roles, and a log of every change</PricingFeature>
    <PricingFeature>Support by phone</PricingFeature>
  </PricingPlan>,
];

const meta = preview.meta({
  title: 'Components/PricingTable',
  component: PricingTable,
  subcomponents: { PricingPlan, PricingFeature },
  args: { 'aria-label': 'Plans', children: plans },
  globals: { viewport: { value: 'xl' } },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Section spacing="sm">
      <PricingTable {...args} />
    </Section>
  ),
});

const boxes = (root: Element, part: string) =>
  [...root.querySelectorAll(`[data-slot="pricing-${part}"]`)].map(logicalBox);

const tops = (root: Element, part: string) => new Set(boxes(root, part).map(({ top }) => Math.round(top)));

/** A named list of plans. Prices, actions and lists are on one line each, whatever stands above them. */
export const Default = meta.story({
  play: playIf({ screen: 'own' }, async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('list', { name: 'Plans' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      'Solo',
      'Team',
      'Company',
    ]);
    for (const part of ['plan', 'plan-title', 'plan-price', 'plan-action', 'plan-content']) {
      await expect(tops(canvasElement, part).size, part).toBe(1);
    }
    await expect(new Set(boxes(canvasElement, 'plan').map(({ height }) => height)).size).toBe(1);
    await expect(canvas.getByText('Recommended')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((each) => each.textContent)).toContain(
      'Not included: AI agents',
    );
  }),
});

/** Without plans the list is empty: leave it out, with its heading. */
export const Empty = meta.story({
  args: { children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').getBoundingClientRect().height).toBe(0);
  },
});

/** A single plan has its list beside the price. */
export const One = meta.story({
  args: { children: plans[1] },
  play: playIf({ screen: 'own' }, async ({ canvasElement }) => {
    const [list] = boxes(canvasElement, 'plan-content');
    await expect(list?.start).toBeGreaterThan(boxes(canvasElement, 'plan-price')[0]?.end ?? Number.NaN);
  }),
});

/** Four in a row. A title of another level is as large, and a price in words does not break within a word. */
export const Many = meta.story({
  render: ({ children: _, ...args }) => (
    <Section spacing="sm">
      <PricingTable {...args}>
        {plans}
        <PricingPlan
          title="Group"
          headingLevel={2}
          description="For a group of companies."
          price="On request"
          action={action('Group')}
          featuresTitle="Everything in Company, and"
        >
          <PricingFeature>One invoice for all</PricingFeature>
        </PricingPlan>
        <PricingPlan title="School" price="Free" />
      </PricingTable>
    </Section>
  ),
  play: playIf({ screen: 'own' }, async ({ canvas, canvasElement }) => {
    const first = boxes(canvasElement, 'plan')[0]?.top;
    await expect(boxes(canvasElement, 'plan').filter(({ top }) => top === first)).toHaveLength(4);
    const words = document.createRange();
    words.selectNodeContents(canvas.getByText('On request'));
    await expect(words.getClientRects().length).toBeLessThanOrEqual(2);
  }),
});

/** Three plans are never two and one: on a tablet each is as wide as the table, its list beside the price. */
export const Tablet = meta.story({
  globals: { viewport: { value: 'md' } },
  play: playIf({ screen: 'own' }, async ({ canvasElement }) => {
    await expect(tops(canvasElement, 'plan').size).toBe(3);
    const [list] = boxes(canvasElement, 'plan-content');
    await expect(list?.start).toBeGreaterThan(boxes(canvasElement, 'plan-price')[0]?.end ?? Number.NaN);
  }),
});

/** As wide as on a tablet, in a page of any width. */
export const LessRoom = meta.story({
  render: (args) => (
    <Section spacing="sm">
      <PricingTable {...args} style={{ maxInlineSize: '44rem', marginInline: 'auto' }} />
    </Section>
  ),
});

/** On a phone everything is in one column. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: playIf({ screen: 'own' }, async ({ canvasElement }) => {
    const [list] = boxes(canvasElement, 'plan-content');
    await expect(list?.top).toBeGreaterThan(boxes(canvasElement, 'plan-action')[0]?.bottom ?? Number.NaN);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  }),
});

/** With text at 200 % the plans are one below the other (WCAG 1.4.4). */
export const LargeText = meta.story({
  globals: { textSize: 'double', viewport: { value: 'lg' } },
  play: playIf({ screen: 'own' }, async ({ canvasElement }) => {
    await expect(tops(canvasElement, 'plan').size).toBe(3);
  }),
});

/** On the grounds of sections, with a heading. */
export const Grounds = meta.story({
  render: () => (
    <>
      {(['page', 'subtle', 'ink', 'accent', 'action'] as const).map((ground) => (
        <Section key={ground} ground={ground}>
          <SectionHeading headingLevel={2}>A price for each size</SectionHeading>
          <PricingTable aria-label={`Plans on ${ground}`}>{plans}</PricingTable>
        </Section>
      ))}
    </>
  ),
});

/** One of two plans has a dark ground, and says in words that it is recommended. */
export const Recommended = meta.story({ args: { children: plans.slice(0, 2) } });

export const States = meta.story({
  parameters: everyLook,
  render: () => (
    <BothThemes stacked>
      {(ground) => <PricingTable aria-label={`Plans, ${ground}`}>{plans}</PricingTable>}
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  ...inGermanNarrow,
  render: () => (
    <PricingTable aria-label="Tarife">
      <PricingPlan
        title={longWords.unbroken}
        description={longWords.german}
        price="1.234.567.890 €"
        period={longWords.german}
        priceDescription={longWords.unbroken}
        recommended
        recommendedLabel={longWords.unbroken}
        featuresTitle={longWords.german}
        action={
          <LinkButton fullWidth href="#long">
            {longWords.unbroken}
          </LinkButton>
        }
      >
        <PricingFeature>{longWords.unbroken}</PricingFeature>
        <PricingFeature included={false} notIncludedLabel="Nicht enthalten:">
          {longWords.german}
        </PricingFeature>
      </PricingPlan>
    </PricingTable>
  ),
});

/** The first plan is at the right. */
export const RTL = meta.story({
  ...inArabic,
  globals: { direction: 'rtl', viewport: { value: 'xl' } },
  args: {
    'aria-label': arabic.choices.plan,
    children: arabic.choices.options.map(({ value, label, hint }, index) => (
      <PricingPlan
        key={value}
        title={label}
        description={hint}
        price={`${index * 49} €`}
        recommended={index === 1}
        recommendedLabel={arabic.pricing.recommended}
        action={
          <LinkButton fullWidth href="#start">
            {arabic.start}
          </LinkButton>
        }
      >
        {arabic.features.map(({ name }) => (
          <PricingFeature key={name} included={index === 1} notIncludedLabel={arabic.pricing.notIncluded}>
            {name}
          </PricingFeature>
        ))}
      </PricingPlan>
    )),
  },
  play: playIf({ screen: 'own' }, async ({ canvasElement }) => {
    const [first, second] = boxes(canvasElement, 'plan');
    await expect(first?.left).toBeGreaterThan(second?.right ?? Number.POSITIVE_INFINITY);
  }),
});
