import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.js';
import { ALWAYS, items } from '../../../test/examples/feature-list.js';
import { holdTimeouts } from '../../../test/held-timeouts.js';
import { FeatureList } from './feature-list.js';
import { FeatureListItem } from './feature-list-item.js';

const meta = preview.meta({
  title: 'Components/FeatureList/Behaviour',
  component: FeatureList,
  subcomponents: { FeatureListItem },
  args: { 'aria-label': 'What you can do', children: items, onValueChange: fn() },
  argTypes: { resetDelay: { control: 'number' }, tapWidth: { control: 'number' } },
});

/** No other timeout has it, so those of the lists can be held; in milliseconds. */
const DELAY = 321;

/** Focus by the keyboard chooses too, and an item keeps it while it has the focus. */
export const Keyboard = meta.story({
  args: { resetDelay: DELAY },
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
    const passedBy = holdTimeouts(DELAY);
    await userEvent.unhover(data);
    passedBy.elapse();
    await waitFor(() => expect(agents).toHaveAttribute('aria-expanded', 'true'));

    const left = holdTimeouts(DELAY);
    agents?.blur();
    left.elapse();
    await waitFor(() => expect(agents).toHaveAttribute('aria-expanded', 'false'));
  },
});

/** Coming back before the second is over cancels the reset: the list that was left for good resets, the other does not. */
export const ComingBack = meta.story({
  args: { resetDelay: DELAY },
  render: (args) => (
    <div className="canvas-form">
      <FeatureList {...args} aria-label="First" />
      <FeatureList {...args} aria-label="Second" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button', { name: 'AI Agents' });
    if (!first || !second) throw new Error('There are no two lists.');
    const resets = holdTimeouts(DELAY);
    await userEvent.hover(first);
    await userEvent.hover(second);
    await userEvent.hover(first);
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(resets.pending()).toBe(1);
    resets.elapse();
    await waitFor(() => expect(second).toHaveAttribute('aria-expanded', 'false'));
    await expect(first).toHaveAttribute('aria-expanded', 'true');
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
