import { expect, fn, waitFor } from 'storybook/test';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { ALWAYS, items } from '../../../test/examples/feature-list.js';
import { fakeTimeouts } from '../../../test/fake-timeouts.js';
import { Button } from '../button/index.js';
import { FeatureList } from './feature-list.js';
import { FeatureListItem } from './feature-list-item.js';

const meta = preview.meta({
  title: 'Behaviour/FeatureList',
  component: FeatureList,
  subcomponents: { FeatureListItem },
  args: { 'aria-label': 'What you can do', children: items, onValueChange: fn() },
});

/** A delay in milliseconds that no other timeout has, so that the test can fake the timeouts of the lists. */
const DELAY = 321;

/** Keyboard focus chooses an item, which stays chosen while it has focus. */
export const Keyboard = meta.story({
  args: { resetDelay: DELAY },
  play: playIf({ screen: 'sm' }, async ({ canvas, userEvent }) => {
    const [apps, agents, data] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(apps).toHaveFocus();
    await expect(apps).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(apps).toHaveAttribute('aria-expanded', 'false');
    await expect(agents).toHaveAttribute('aria-expanded', 'true');

    if (!data) throw new Error('There is no third item.');
    await userEvent.hover(data);
    await expect(data).toHaveAttribute('aria-expanded', 'true');
    const passedBy = fakeTimeouts(DELAY);
    await userEvent.unhover(data);
    passedBy.elapse();
    await waitFor(() => expect(agents).toHaveAttribute('aria-expanded', 'true'));

    const left = fakeTimeouts(DELAY);
    agents?.blur();
    left.elapse();
    await waitFor(() => expect(agents).toHaveAttribute('aria-expanded', 'false'));
  }),
});

/** Enter and Space toggle the focused item; a pointer that only passes by does not open it again. */
export const Toggled = meta.story({
  args: { resetDelay: DELAY },
  play: async ({ canvas, userEvent }) => {
    const [apps, agents] = canvas.getAllByRole('button');
    if (!apps || !agents) throw new Error('There are no two items.');
    await userEvent.tab();
    await expect(apps).toHaveAttribute('aria-expanded', 'true');
    for (const key of ['{Enter}', ' ']) {
      await userEvent.keyboard(key);
      await expect(apps).toHaveAttribute('aria-expanded', 'false');
      await expect(apps).toHaveFocus();
      await userEvent.keyboard(key);
      await expect(apps).toHaveAttribute('aria-expanded', 'true');
    }

    await userEvent.keyboard('{Enter}');
    await userEvent.hover(agents);
    const passedBy = fakeTimeouts(DELAY);
    await userEvent.unhover(agents);
    passedBy.elapse();
    await waitFor(() => expect(agents).toHaveAttribute('aria-expanded', 'false'));
    await expect(apps).toHaveAttribute('aria-expanded', 'false');

    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(apps).toHaveAttribute('aria-expanded', 'true');
  },
});

/** Escape closes what focus or pointer has opened, wherever the focus is (WCAG 1.4.13). */
export const Dismissed = meta.story({
  render: (args) => (
    <div className="canvas-form">
      <FeatureList {...args} />
      <Button>Elsewhere</Button>
    </div>
  ),
  play: playIf({ screen: 'sm' }, async ({ args, canvas, userEvent }) => {
    const [apps, agents] = canvas.getAllByRole('button');
    if (!apps || !agents) throw new Error('There are no two items.');
    const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' });
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(apps).toHaveAttribute('aria-expanded', 'false');
    await expect(apps).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await userEvent.keyboard('{Enter}');
    await expect(apps).toHaveAttribute('aria-expanded', 'true');

    elsewhere.focus();
    await userEvent.hover(agents);
    await expect(agents).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(agents).toHaveAttribute('aria-expanded', 'false');
    await expect(elsewhere).toHaveFocus();
    await userEvent.unhover(agents);
    await userEvent.hover(agents);
    await expect(agents).toHaveAttribute('aria-expanded', 'true');
  }),
});

/** A default-prevented Escape, such as one that closes a dialog, closes nothing here. */
export const EscapeUsedElsewhere = meta.story({
  args: { onKeyDown: (event) => event.key === 'Escape' && event.preventDefault() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Launch Apps' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
});

/** Assistive technology may focus and click in one go, which opens; the next click closes. */
export const PressedByAssistiveTechnology = meta.story({
  play: async ({ canvas, userEvent }) => {
    const agents = canvas.getByRole('button', { name: 'AI Agents' });
    await userEvent.tab();
    agents.focus();
    agents.click();
    await waitFor(() => expect(agents).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{Enter}');
    await expect(agents).toHaveAttribute('aria-expanded', 'false');
  },
});

/** Coming back within the delay cancels the reset; a list that was left for good resets. */
export const ComingBack = meta.story({
  args: { resetDelay: DELAY },
  render: (args) => (
    <div className="canvas-form">
      <FeatureList {...args} aria-label="First" />
      <FeatureList {...args} aria-label="Second" />
    </div>
  ),
  play: playIf({ screen: 'sm' }, async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button', { name: 'AI Agents' });
    if (!first || !second) throw new Error('There are no two lists.');
    const resets = fakeTimeouts(DELAY);
    await userEvent.hover(first);
    await userEvent.hover(second);
    await userEvent.hover(first);
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(resets.pending()).toBe(1);
    resets.elapse();
    await waitFor(() => expect(second).toHaveAttribute('aria-expanded', 'false'));
    await expect(first).toHaveAttribute('aria-expanded', 'true');
  }),
});

/** In a narrow window hovering does nothing, so that one click does not open and close at once. */
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

/** In a wide window a tap chooses an item; a second tap changes nothing. */
export const WideTap = meta.story({
  args: { tapWidth: 0 },
  play: async ({ canvas, userEvent }) => {
    const apps = canvas.getByRole('button', { name: 'Launch Apps' });
    await userEvent.pointer({ keys: '[TouchA]', target: apps });
    await userEvent.pointer({ keys: '[TouchA]', target: apps });
    await expect(apps).toHaveAttribute('aria-expanded', 'true');
  },
});

/** A controlled list keeps its item when the caller ignores the change. */
export const Held = meta.story({
  args: { value: 'apps' },
  play: playIf({ screen: 'sm' }, async ({ args, canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'AI Agents' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('agents');
    await expect(canvas.getByRole('button', { name: 'Launch Apps' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  }),
});

/** Without features the list is empty: leave it out. */
export const Empty = meta.story({ args: { children: [] } });
