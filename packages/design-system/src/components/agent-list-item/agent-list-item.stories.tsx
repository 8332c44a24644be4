import { expect } from 'storybook/test';
import { frame } from '#storybook/designs/boards.ts';
import { everyLook } from '#storybook/modes.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, Narrow } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { marks } from '../../../test/examples/marks.js';
import { AgentList, AgentListItem } from './agent-list-item.js';

const uses = [
  ['AI customer assistants', 'Keep customers engaged, with recommendations personal to each of them.'],
  ['Content generation tools', 'Create content, translate it and make it personal to each visitor.'],
  ['Internal legal assistants', 'Support the decisions that your legal team takes.'],
  ['Automation', 'Run the hand-offs between systems that nobody should do by hand.'],
] as const;

const items = uses.map(([name, text]) => (
  <AgentListItem key={name} title={name}>
    {text}
  </AgentListItem>
));

const meta = preview.meta({
  title: 'Components/AgentListItem',
  component: AgentListItem,
  subcomponents: { AgentList },
  args: { title: uses[0][0], children: uses[0][1] },
  argTypes: { mark: { control: false } },
  render: ({ title, children, ...all }) => (
    <AgentList>
      <AgentListItem {...all} title={title}>
        {children}
      </AgentListItem>
      {uses.slice(1).map(([name, text]) => (
        <AgentListItem key={name} {...all} title={name}>
          {children && text}
        </AgentListItem>
      ))}
    </AgentList>
  ),
  parameters: { design: frame('agent-list-item') },
});

/** A list of four items, each with a heading; the marks are decorative. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    const marks = [...canvasElement.querySelectorAll('[data-slot="agent-list-item-mark"]')];
    await expect(marks.map((mark) => mark.getAttribute('aria-hidden'))).toEqual(Array(4).fill('true'));
  },
});

export const HeadingLevel = meta.story({
  args: { headingLevel: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4);
  },
});

/** An icon of one's own in place of the diamond, the same for every item. */
export const Mark = meta.story({ args: { mark: marks[8] } });

/** The titles alone. */
export const NameOnly = meta.story({ args: { children: undefined } });

/** Without items the list is empty: leave it out, with its heading. */
export const Empty = meta.story({
  render: () => <AgentList />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').getBoundingClientRect().height).toBe(0);
  },
});

export const One = meta.story({
  render: (args) => (
    <AgentList>
      <AgentListItem {...args} />
    </AgentList>
  ),
});

export const Many = meta.story({
  render: () => (
    <AgentList>
      {Array.from({ length: 12 }, (_, index) => (
        <AgentListItem key={index + 1} title={`${index + 1}. ${uses[index % uses.length]?.[0]}`}>
          {uses[index % uses.length]?.[1]}
        </AgentListItem>
      ))}
    </AgentList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
});

export const States = meta.story({
  parameters: everyLook,
  render: () => (
    <BothThemes>
      <AgentList>{items}</AgentList>
    </BothThemes>
  ),
});

const longUses = [
  [
    'Inhaltserstellungswerkzeuge',
    'Erstellen und übersetzen Sie Inhalte, zugeschnitten auf alle, die Ihre Seite besuchen.',
  ],
  ['Interne Rechtsassistenten', 'Unterstützen Sie die Entscheidungen, die Ihre Rechtsabteilung trifft.'],
  ['Automatisierung', 'Übergaben zwischen Systemen, die niemand von Hand machen sollte, laufen von allein.'],
] as const;

/** Long words break; the mark stays beside the first line. */
export const LongContent = meta.story({
  parameters: { lang: 'de' },
  args: {
    title: 'Mehrmandantenfähigkeitsprüfungsassistenten für Donaudampfschifffahrtsgesellschaften',
    children: 'Beantwortet Fragen rund um die Uhr und legt für jede unbeantwortete einen Vorgang an. '.repeat(
      4,
    ),
  },
  render: (args) => (
    <Narrow>
      <AgentList>
        <AgentListItem {...args} />
        {longUses.map(([name, text]) => (
          <AgentListItem key={name} title={name}>
            {text}
          </AgentListItem>
        ))}
      </AgentList>
    </Narrow>
  ),
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    const mark = canvasElement.querySelector('[data-slot="agent-list-item-mark"]')?.getBoundingClientRect();
    await expect(mark?.top).toBeCloseTo(
      canvas.getAllByRole('heading')[0]?.getBoundingClientRect().top ?? 0,
      0,
    );
  },
});

/** The mark is at the start of the line in both reading directions. */
export const RTL = meta.story({
  ...inArabic,
  args: { title: arabic.agent.title, children: arabic.agent.text },
  render: (args) => (
    <AgentList>
      <AgentListItem {...args} />
    </AgentList>
  ),
  play: async ({ canvasElement }) => {
    const item = canvasElement.querySelector('[data-slot="agent-list-item"]')?.getBoundingClientRect();
    const mark = canvasElement.querySelector('[data-slot="agent-list-item-mark"]')?.getBoundingClientRect();
    await expect(mark?.right).toBeCloseTo(item?.right ?? 0, 0);
  },
});
