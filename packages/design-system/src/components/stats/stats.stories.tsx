import { expect } from 'storybook/test';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { BothThemes } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { longWords } from '../../../test/examples/long-words.js';
import { expectInFirstRow, inFirstRow } from '../../../test/first-row.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { onGrounds } from '../../../test/on-grounds.js';
import { Stat, Stats } from './stats.js';

const stats = [
  <Stat key="screens" value="3" title="Screens" description="Web, mobile and TV, from one project." />,
  <Stat key="login" value="1" title="Login" description="For every app, agent and data flow." />,
  <Stat key="tools" value="11" title="Technologies" description="Ready to be connected on the first day." />,
  <Stat key="topics" value="4" title="Uses of agents" />,
];

const meta = preview.meta({
  title: 'Components/Stats',
  component: Stats,
  subcomponents: { Stat },
  args: { children: stats.slice(0, 3) },
  globals: { viewport: { value: 'xl' } },
});

const boxes = (root: Element, slot: string) =>
  [...root.querySelectorAll(`[data-slot="${slot}"]`)].map((each) => each.getBoundingClientRect());

/** Each figure is above what it counts; assistive technology hears the term first, then the figure. */
export const Default = meta.story({
  play: playIf({ screen: 'own' }, async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('term').map((each) => each.textContent)).toEqual([
      'Screens',
      'Login',
      'Technologies',
    ]);
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('3');
    const [value, title] = [boxes(canvasElement, 'stat-value')[0], boxes(canvasElement, 'stat-title')[0]];
    await expect(value?.bottom).toBeLessThanOrEqual(title?.top ?? 0);
    await expect(inFirstRow(canvasElement, 'stat')).toBe(3);
  }),
});

export const TwoColumns = meta.story({
  args: { columns: 2, children: stats },
  play: expectInFirstRow('stat', 2),
});

export const FourColumns = meta.story({
  args: { columns: 4, children: stats },
  play: expectInFirstRow('stat', 4),
});

/** Where four do not fit, there are two in each row: no figure stands alone. */
export const FourColumnsOnATablet = meta.story({
  args: { columns: 4, children: stats },
  globals: { viewport: { value: 'md' } },
  play: expectInFirstRow('stat', 2),
});

/** Without figures the list is empty: leave it out, with its heading. */
export const Empty = meta.story({
  args: { children: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dl')?.getBoundingClientRect().height).toBe(0);
  },
});

export const One = meta.story({ args: { children: stats[0] } });

export const Many = meta.story({
  args: {
    columns: 4,
    children: [...stats, ...stats.slice(0, 3)].map((each, index) => <Stat key={index} {...each.props} />),
  },
});

/** On a phone they are one below the other. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: expectInFirstRow('stat', 1),
});

/** With text at 200 % there are fewer beside each other (WCAG 1.4.4). */
export const LargeText = meta.story({
  globals: { textSize: 'double', viewport: { value: 'lg' } },
  play: expectInFirstRow('stat', 2),
});

/** On the grounds of sections. */
export const Grounds = meta.story(
  onGrounds(['page', 'ink', 'primary', 'accent', 'action'], () => <Stats columns={4}>{stats}</Stats>),
);

export const States = meta.story({
  parameters: everyLook,
  render: () => (
    <BothThemes stacked>
      <Stats>{stats.slice(0, 3)}</Stats>
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  ...inGermanNarrow,
  render: () => (
    <Stats>
      <Stat value="1 234 567 890 €" title={longWords.unbroken} description={longWords.german} />
      <Stat value={longWords.unbroken} title={longWords.german} />
    </Stats>
  ),
});

/** The first is at the right, and its thread begins there. */
export const RTL = meta.story({
  ...inArabic,
  globals: { direction: 'rtl', viewport: { value: 'xl' } },
  args: {
    children: arabic.steps.map(({ title, description }, index) => (
      <Stat key={title} value={index + 1} title={title} description={description} />
    )),
  },
  play: playIf({ screen: 'own' }, async ({ canvasElement }) => {
    const [first, second] = boxes(canvasElement, 'stat');
    await expect(first?.left).toBeGreaterThan(second?.right ?? Number.POSITIVE_INFINITY);
    const [stat] = canvasElement.querySelectorAll('[data-slot="stat"]');
    await expect(getComputedStyle(stat as Element, '::before').right).toBe('0px');
  }),
});
