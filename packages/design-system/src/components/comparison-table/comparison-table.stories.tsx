import { expect } from 'storybook/test';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { BothThemes } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { longWords } from '../../../test/examples/long-words.js';
import { expectNoOverflow } from '../../../test/fits.js';
import { LinkButton } from '../link/index.js';
import { ComparisonTable } from './comparison-table.js';

const action = (name: string, tone?: 'action') => (
  <LinkButton size="sm" variant={tone} href={`#${name.toLowerCase()}`}>
    Start with {name}
  </LinkButton>
);

const plans = [
  { title: 'Solo', description: '€0', action: action('Solo') },
  { title: 'Team', description: '€49 a month', recommended: true, action: action('Team', 'action') },
  { title: 'Company', description: '€1,490 a month', action: action('Company') },
];

const groups = [
  {
    title: 'Apps',
    rows: [
      { title: 'Number of apps', values: ['1', '10', 'As many as you need'] },
      { title: 'Web and mobile', values: [true, true, true] },
      { title: 'TV', description: 'Three systems', values: [false, true, true] },
      { title: 'One login for every screen', values: [true, true, true] },
    ],
  },
  {
    title: 'AI agents',
    rows: [
      { title: 'Customer assistants', values: [false, true, true] },
      { title: 'Automation', values: [false, '1,000 runs', 'Without limit'] },
    ],
  },
  {
    title: 'Support',
    rows: [
      { title: 'Answer by email', values: ['Within a week', 'Within a day', 'Within 4 hours'] },
      { title: 'By phone', values: [false, false, true] },
      { title: 'Roles and change log', values: [false, false, true] },
    ],
  },
];

const meta = preview.meta({
  title: 'Components/ComparisonTable',
  component: ComparisonTable,
  args: { caption: 'What each plan includes', plans, groups },
  globals: { viewport: { value: 'xl' } },
});

const cell = (root: Element, name: string) =>
  (root.querySelector(`[data-slot="comparison-table-${name}"]`) as Element).getBoundingClientRect();

/** A table with groups of rows; each mark has a text for assistive technology. */
export const Default = meta.story({
  play: playIf({ screen: 'own' }, async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: 'What each plan includes' });
    await expect(table).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map((each) => each.textContent)).toEqual([
      'Solo€0',
      'Team€49 a monthRecommended',
      'Company€1,490 a month',
    ]);
    await expect(canvas.getAllByRole('rowgroup')).toHaveLength(5);
    const tv = canvas.getByRole('row', { name: /^TV/ });
    await expect([...tv.children].map((each) => each.textContent)).toEqual([
      'TVThree systems',
      'Not included',
      'Included',
      'Included',
    ]);
    const region = canvas.getByRole('region', { name: 'What each plan includes' });
    await expect(region.scrollHeight).toBeLessThanOrEqual(region.clientHeight + 1);
    // The plans stay in view while the page scrolls.
    const below = document.body.appendChild(document.createElement('div'));
    below.style.blockSize = '200vh';
    try {
      scrollTo(0, cell(canvasElement, 'action').top + scrollY - 200);
      await expect(cell(canvasElement, 'plan').top).toBe(0);
    } finally {
      scrollTo(0, 0);
      below.remove();
    }
  }),
});

/** At 320 px the table scrolls in its region, also by keyboard; plans and row headers stay in view. */
export const Narrowest = meta.story({
  globals: { viewport: { value: 'narrowest' } },
  play: playIf({ screen: 'own' }, async ({ canvas, canvasElement, userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await userEvent.tab();
    const region = canvas.getByRole('region', { name: 'What each plan includes' });
    await expect(region).toHaveFocus();
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    region.scrollTo(region.scrollWidth, region.scrollHeight);
    const box = region.getBoundingClientRect();
    await expect(cell(canvasElement, 'plan').top).toBeLessThan(box.top + 2);
    await expect(cell(canvasElement, 'row-header').left).toBeLessThan(box.left + 2);
    // Beside the row header a whole column is visible.
    const last = canvas.getAllByRole('columnheader').at(-1)?.getBoundingClientRect();
    await expect(last?.left).toBeGreaterThanOrEqual(cell(canvasElement, 'row-header').right - 1);
    await expect(last?.right).toBeLessThanOrEqual(box.right);
    region.scrollTo(0, 0);
  }),
});

/** On a tablet all columns have room. */
export const Tablet = meta.story({
  globals: { viewport: { value: 'md' } },
  play: playIf({ screen: 'own' }, async ({ canvas }) => {
    const region = canvas.getByRole('region');
    await expect(getComputedStyle(region).overflow).toBe('visible');
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth + 1);
  }),
});

/** One group without a title; plans without descriptions and actions. */
export const Plain = meta.story({
  args: {
    plans: [{ title: 'Solo' }, { title: 'Team' }],
    groups: [{ rows: groups.flatMap(({ rows }) => rows.slice(0, 2)) }],
  },
});

/** On a phone with text at 200 % the beginning of the second plan shows that the table scrolls. */
export const LargeTextPhone = meta.story({
  globals: { textSize: 'double', viewport: { value: 'phone' } },
  play: playIf({ screen: 'own' }, async ({ canvas }) => {
    const region = canvas.getByRole('region').getBoundingClientRect();
    const second = canvas.getByRole('columnheader', { name: /^Team/ }).getBoundingClientRect();
    await expect(region.right - second.left).toBeGreaterThan(24);
    const mark = canvas.getByText('Recommended');
    await expect(mark.getBoundingClientRect().height).toBeLessThan(
      2 * Number.parseFloat(getComputedStyle(mark).lineHeight),
    );
  }),
});

/** With text at 200 % (WCAG 1.4.4). */
export const LargeText = meta.story({
  globals: { textSize: 'double', viewport: { value: 'md' } },
  play: playIf({ screen: 'own' }, async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('region')).overflow).toBe('auto');
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  }),
});

export const States = meta.story({
  parameters: everyLook,
  render: () => (
    <BothThemes stacked>
      {(ground) => <ComparisonTable caption={`Plans, ${ground}`} plans={plans} groups={groups} />}
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  parameters: { lang: 'de' },
  args: {
    caption: 'Was jeder Tarif enthält',
    recommendedLabel: 'Empfohlen',
    includedLabel: 'Enthalten',
    notIncludedLabel: 'Nicht enthalten',
    plans: [
      { title: longWords.unbroken, description: longWords.german, recommended: true },
      {
        title: 'Mandantenfähig',
        description: longWords.unbroken,
        action: <LinkButton href="#long">{longWords.unbroken}</LinkButton>,
      },
      { title: longWords.german },
    ],
    groups: [
      {
        title: longWords.unbroken,
        rows: [
          {
            title: longWords.unbroken,
            description: longWords.german,
            values: [longWords.unbroken, true, longWords.german],
          },
        ],
      },
    ],
  },
  play: playIf({ screen: 'own' }, async ({ canvasElement }) => {
    await expectNoOverflow(canvasElement);
  }),
});

/** The first plan is beside the row headers, which are at the right. */
export const RTL = meta.story({
  ...inArabic,
  globals: { direction: 'rtl', viewport: { value: 'xl' } },
  args: {
    caption: arabic.choices.plan,
    plans: arabic.choices.options.map(({ label, hint }, index) => ({
      title: label,
      description: hint,
      recommended: index === 1,
    })),
    recommendedLabel: arabic.pricing.recommended,
    includedLabel: arabic.pricing.included,
    notIncludedLabel: arabic.pricing.notIncluded,
    groups: [
      {
        title: arabic.heading.eyebrow,
        rows: arabic.features.map(({ name }) => ({ title: name, values: [false, true] })),
      },
    ],
  },
  play: playIf({ screen: 'own' }, async ({ canvasElement }) => {
    await expect(cell(canvasElement, 'row-header').left).toBeGreaterThanOrEqual(
      cell(canvasElement, 'value').right,
    );
  }),
});
