import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { ActionsMenu, flowActions } from '../../../test/examples/dropdown.js';
import { Dropdown, DropdownTrigger } from './dropdown.js';
import { DropdownContent } from './dropdown-content.js';
import { DropdownItem } from './dropdown-item.js';

const chosen = fn().mockName('onSelect');

const meta = preview.meta({
  title: 'Behaviour/Dropdown',
  component: DropdownContent,
  subcomponents: { Dropdown, DropdownTrigger, DropdownItem },
  args: { children: flowActions() },
  render: (args) => <ActionsMenu {...args} />,
});

/** A press on an item chooses it and closes the menu; one on the button opens and closes it. The focus returns. */
export const ByPointer = meta.story({
  args: { children: flowActions(chosen) },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    await userEvent.click(trigger);
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Duplicate Ctrl D' }));
    await expect(chosen).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());

    await userEvent.click(trigger);
    const box = (await canvas.findByRole('menu')).getBoundingClientRect();
    await expect(box.top).toBeGreaterThan(trigger.getBoundingClientRect().bottom);
    await userEvent.click(trigger);
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await userEvent.click(trigger);
    await canvas.findByRole('menu');
  },
});

/** A swipe that begins on the button does not open it; a tap does. */
export const Touch = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    fireEvent.pointerDown(trigger, { pointerType: 'touch', button: 0, isPrimary: true });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    fireEvent.pointerCancel(trigger, { pointerType: 'touch', isPrimary: true });
    await userEvent.pointer({ keys: '[TouchA]', target: trigger });
    await canvas.findByRole('menu');
  },
});

/** In an island of the other theme it has that theme. */
export const OnInk = meta.story({
  globals: { theme: 'light' },
  render: (args) => (
    <div data-theme="dark" className="canvas-ground canvas-panel-room">
      <div>
        <Dropdown defaultOpen>
          <DropdownTrigger>Actions</DropdownTrigger>
          <DropdownContent {...args} />
        </Dropdown>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('menu');
    await expect(menu.closest('.canvas-ground[data-theme="dark"]')).not.toBeNull();
  },
});

/** 200 % text size on a phone. */
export const LargeText = meta.story({
  globals: { textSize: '200', viewport: { value: 'phone' } },
  play: playIf({ screen: 'own' }, async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const menu = await canvas.findByRole('menu');
    await waitFor(() => expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth));
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  }),
});
