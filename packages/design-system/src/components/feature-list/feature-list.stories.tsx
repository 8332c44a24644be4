import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { everyLook } from '../../../../../.storybook/modes.js';
import preview from '../../../../../.storybook/preview.js';
import { BothThemes, Narrow } from '../../../test/canvas.js';
import { expectConformance } from '../../../test/conformance.js';
import { expectHydration } from '../../../test/hydration.js';
import { FeatureList } from './feature-list.js';
import { FeatureListItem } from './feature-list-item.js';

const features = [
  {
    value: 'apps',
    name: 'Launch Apps',
    details:
      'Launch web, mobile and TV apps in days rather than months, with no complex backend to build first.',
  },
  {
    value: 'agents',
    name: 'AI Agents',
    details: 'Agents automate workflows, personalise content and support decisions.',
  },
  {
    value: 'data',
    name: 'Data Management',
    details: 'AI-driven data management with integrations, real-time insights and scalable storage.',
  },
  {
    value: 'devices',
    name: 'Multi-Devices',
    details: 'Web, mobile and TV apps, managed together from one login.',
  },
] as const;

const items = features.map(({ value, name, details }) => (
  <FeatureListItem key={value} value={value} name={name}>
    {details}
  </FeatureListItem>
));

/** Wider than any window, so that a tap toggles here too. */
const ALWAYS = 100_000;

/** The details that can be seen. */
function shown(root: HTMLElement): string[] {
  return [...root.querySelectorAll<HTMLElement>('[data-slot="feature-list-text"]')]
    .filter((text) => text.checkVisibility({ visibilityProperty: true }) && text.offsetHeight > 0)
    .map((text) => text.textContent ?? '');
}

const meta = preview.meta({
  title: 'Components/FeatureList',
  component: FeatureList,
  subcomponents: { FeatureListItem },
  args: { 'aria-label': 'What you can do', children: items, onValueChange: fn() },
  argTypes: { resetDelay: { control: 'number' }, tapWidth: { control: 'number' } },
});

/** Hovering an item chooses it; leaving the list resets it after a second (Specification 9). */
export const Default = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'What you can do' })).toBeVisible();
    const apps = canvas.getByRole('button', { name: 'Launch Apps' });
    const agents = canvas.getByRole('button', { name: 'AI Agents' });
    await expect(shown(canvasElement)).toEqual([]);

    await userEvent.hover(apps);
    await expect(apps).toHaveAttribute('aria-expanded', 'true');
    await userEvent.hover(agents);
    await expect(apps).toHaveAttribute('aria-expanded', 'false');
    await expect(agents).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('agents');
    await waitFor(() => expect(shown(canvasElement)).toEqual([features[1].details]));

    const left = performance.now();
    await userEvent.unhover(agents);
    await expect(agents).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(agents).toHaveAttribute('aria-expanded', 'false'), { timeout: 3000 });
    await expect(performance.now() - left).toBeGreaterThanOrEqual(1000);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
});

/** Every part keeps the package's contract, and the server's HTML is what the browser renders first. */
export const Contract = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async () => {
    const Item = (props: Partial<ComponentProps<typeof FeatureListItem>>) => (
      <FeatureList>
        <FeatureListItem {...props} value="probe" name="Probe">
          Details
        </FeatureListItem>
      </FeatureList>
    );
    await expectConformance(<FeatureList>{items}</FeatureList>, 'feature-list');
    await expectConformance(<Item />, 'feature-list-item');
    const html = await expectHydration(<FeatureList defaultValue="data">{items}</FeatureList>);
    for (const { name, details } of features) {
      await expect(html).toContain(name);
      await expect(html).toContain(details);
    }
    await expect(html).not.toMatch(/\shidden/);
  },
});

/** Focus by the keyboard chooses too, and an item keeps it while it has the focus. */
export const Keyboard = meta.story({
  args: { resetDelay: 50 },
  play: async ({ canvas, userEvent }) => {
    const [apps, agents, data] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(apps).toHaveFocus();
    await expect(apps).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(apps).toHaveAttribute('aria-expanded', 'false');
    await expect(agents).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter} ');
    await expect(agents).toHaveAttribute('aria-expanded', 'true');

    if (!data) throw new Error('There is no third item.');
    await userEvent.hover(data);
    await expect(data).toHaveAttribute('aria-expanded', 'true');
    await userEvent.unhover(data);
    await waitFor(() => expect(agents).toHaveAttribute('aria-expanded', 'true'));

    agents?.blur();
    await waitFor(() => expect(agents).toHaveAttribute('aria-expanded', 'false'));
  },
});

/** Coming back before the second is over cancels the reset: the list that was left for good resets, the other does not. */
export const ComingBack = meta.story({
  args: { resetDelay: 300 },
  render: (args) => (
    <div className="canvas-form">
      <FeatureList {...args} aria-label="First" />
      <FeatureList {...args} aria-label="Second" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button', { name: 'AI Agents' });
    if (!first || !second) throw new Error('There are no two lists.');
    await userEvent.hover(first);
    await userEvent.hover(second);
    await userEvent.hover(first);
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(second).toHaveAttribute('aria-expanded', 'false'));
    await expect(first).toHaveAttribute('aria-expanded', 'true');
  },
});

/** In a narrow window a tap chooses an item and a second tap lets it go; a lifted finger has left nothing. */
export const Tap = meta.story({
  args: { tapWidth: ALWAYS, resetDelay: 0 },
  render: (args) => (
    <div className="canvas-form">
      <FeatureList {...args} />
      <p className="canvas-text">Elsewhere</p>
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const apps = canvas.getByRole('button', { name: 'Launch Apps' });
    const agents = canvas.getByRole('button', { name: 'AI Agents' });
    const tap = (target: HTMLElement) => userEvent.pointer({ keys: '[TouchA]', target });

    await tap(apps);
    await expect(apps).toHaveAttribute('aria-expanded', 'true');
    await tap(agents);
    await expect(apps).toHaveAttribute('aria-expanded', 'false');
    await expect(agents).toHaveAttribute('aria-expanded', 'true');
    await tap(agents);
    await expect(agents).toHaveAttribute('aria-expanded', 'false');
    await tap(agents);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('agents');
    await tap(canvas.getByText('Elsewhere'));
    await waitFor(() => expect(agents).toHaveAttribute('aria-expanded', 'false'));
  },
});

/** In a narrow window hovering does nothing, so that one press of a mouse does not choose and let go at once. */
export const NarrowWithMouse = meta.story({
  args: { tapWidth: ALWAYS },
  play: async ({ args, canvas, userEvent }) => {
    const apps = canvas.getByRole('button', { name: 'Launch Apps' });
    await userEvent.hover(apps);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(apps);
    await expect(apps).toHaveAttribute('aria-expanded', 'true');
  },
});

/** In a wide window a tap chooses and a second one changes nothing. */
export const WideTap = meta.story({
  args: { tapWidth: 0 },
  play: async ({ canvas, userEvent }) => {
    const apps = canvas.getByRole('button', { name: 'Launch Apps' });
    await userEvent.pointer({ keys: '[TouchA]', target: apps });
    await userEvent.pointer({ keys: '[TouchA]', target: apps });
    await expect(apps).toHaveAttribute('aria-expanded', 'true');
  },
});

export const DefaultValue = meta.story({
  args: { defaultValue: 'data' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(shown(canvasElement)).toEqual([features[2].details]));
  },
});

/** The state is the host's, which may show a picture of the chosen feature. */
export const Controlled = meta.story({
  args: { resetDelay: 0 },
  render: function Render({ onValueChange, ...args }) {
    const [value, setValue] = useState('');
    return (
      <div className="canvas-form">
        <FeatureList
          {...args}
          value={value}
          onValueChange={(next) => {
            onValueChange?.(next);
            setValue(next);
          }}
        />
        <output>{value || 'none'}</output>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const data = canvas.getByRole('button', { name: 'Data Management' });
    await userEvent.hover(data);
    await expect(canvas.getByRole('status')).toHaveTextContent('data');
    await userEvent.unhover(data);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('none'));
  },
});

/** A host that says no keeps the item. */
export const Held = meta.story({
  args: { value: 'apps' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'AI Agents' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('agents');
    await expect(canvas.getByRole('button', { name: 'Launch Apps' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
});

export const States = meta.story({
  parameters: everyLook,
  render: (args) => (
    <BothThemes>
      <FeatureList {...args} aria-label="Chosen" defaultValue="agents" />
      <FeatureList {...args} aria-label="None" />
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  args: {
    defaultValue: 'long',
    children: [
      <FeatureListItem
        key="long"
        value="long"
        name="Mehrmandantenfähigkeitsprüfungen und Donaudampfschifffahrtsgesellschaften"
      >
        {`${features[0].details} `.repeat(4)}
      </FeatureListItem>,
      ...items,
    ],
  },
  render: (args) => (
    <Narrow>
      <FeatureList {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
});

/** The arrow stands at the end of the line and points there; the thread runs from the line's start. */
export const RTL = meta.story({
  globals: { direction: 'rtl' },
  args: { defaultValue: 'agents' },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'AI Agents' }).getBoundingClientRect();
    const arrow = canvasElement.querySelector('[data-selected] [data-slot="feature-list-arrow"]');
    await waitFor(() => expect(arrow?.getBoundingClientRect().left).toBeCloseTo(button.left, 0));
  },
});
