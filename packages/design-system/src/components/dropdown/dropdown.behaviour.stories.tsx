import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { exampleSource } from '#storybook/example-source.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { accountLinks, dropdownMeta, flowActions } from '../../../test/examples/dropdown.js';
import { ViewOfList } from '../../../test/examples/dropdown-view.js';
import view from '../../../test/examples/dropdown-view.tsx?raw';
import { UserIcon } from '../../icons/icons.js';
import { IconButton } from '../icon-button/icon-button.js';
import { Dropdown, DropdownTrigger } from './dropdown.js';
import { DropdownContent } from './dropdown-content.js';
import { DropdownItem } from './dropdown-item.js';

const chosen = fn().mockName('onSelect');
const changed = fn().mockName('onChange');

const meta = preview.meta({
  title: 'Behaviour/Dropdown',
  component: DropdownContent,
  subcomponents: { Dropdown, DropdownTrigger, DropdownItem },
  ...dropdownMeta,
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
  globals: { textSize: 'double', viewport: { value: 'phone' } },
  play: playIf({ screen: 'own' }, async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const menu = await canvas.findByRole('menu');
    await waitFor(() => expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth));
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  }),
});

/** Items that are switched on and off keep the menu open; one of several closes it. */
export const Choices = meta.story({
  parameters: exampleSource(view),
  render: () => (
    <div className="canvas-panel-room">
      <ViewOfList onChange={changed} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'View' });
    await userEvent.click(trigger);
    const archived = await canvas.findByRole('menuitemcheckbox', { name: 'Show archived' });
    await expect(archived).toHaveAttribute('aria-checked', 'false');
    await userEvent.click(archived);
    await expect(archived).toHaveAttribute('aria-checked', 'true');
    await expect(changed).toHaveBeenLastCalledWith('archived true');
    const date = canvas.getByRole('menuitemradio', { name: /^Date/ });
    await expect(canvas.getByRole('group', { name: 'Order' })).toContainElement(date);
    await userEvent.click(date);
    await expect(changed).toHaveBeenLastCalledWith('date');
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await userEvent.click(trigger);
    await expect(await canvas.findByRole('menuitemradio', { name: /^Date/ })).toBeChecked();
  },
});

/** Links open in a new tab like any other; the one to the current page is marked. The trigger is an icon. */
export const Links = meta.story({
  args: { align: 'end', children: accountLinks },
  render: (args) => (
    <div className="canvas-middle">
      <Dropdown defaultOpen>
        <DropdownTrigger as={IconButton} label="Account">
          <UserIcon />
        </DropdownTrigger>
        <DropdownContent {...args} />
      </Dropdown>
    </div>
  ),
  play: async ({ canvas }) => {
    const account = await canvas.findByRole('menuitem', { name: 'Account' });
    await expect(account).toHaveAttribute('href', '#account');
    await expect(account).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('group', { name: 'ada@example.com' })).toContainElement(account);
    const help = canvas.getByRole('menuitem', { name: 'Help (opens in a new tab)' });
    await expect(help).toHaveAttribute('target', '_blank');
    await expect(help).toHaveAttribute('rel', 'noopener');
  },
});

/** Below or above its trigger, in line with its start, its centre or its end. */
export const Places = meta.story({
  args: { children: <DropdownItem>Twelve threads, one cloth</DropdownItem> },
  render: (args) => (
    <div className="canvas-middle">
      {([{ side: 'top' }, { side: 'bottom' }] as const).map(({ side }) => (
        <div key={side} className="canvas-row">
          <Dropdown>
            <DropdownTrigger>{`Start, ${side}`}</DropdownTrigger>
            <DropdownContent {...args} side={side} align="start" />
          </Dropdown>
          <Dropdown>
            <DropdownTrigger>{`Middle, ${side}`}</DropdownTrigger>
            <DropdownContent {...args} side={side} align="center" />
          </Dropdown>
          <Dropdown>
            <DropdownTrigger>{`End, ${side}`}</DropdownTrigger>
            <DropdownContent {...args} side={side} align="end" />
          </Dropdown>
        </div>
      ))}
    </div>
  ),
  play: playIf({ screen: 'md' }, async ({ canvas, userEvent }) => {
    const triggers = canvas.getAllByRole('button');
    await expect(triggers).toHaveLength(6);
    for (const trigger of triggers) {
      await userEvent.click(trigger);
      const menu = await canvas.findByRole('menu');
      const [align, side] = trigger.textContent.split(', ');
      const rtl = getComputedStyle(trigger).direction === 'rtl';
      const [start, end] = rtl ? (['right', 'left'] as const) : (['left', 'right'] as const);
      await waitFor(() => {
        const [box, at] = [menu.getBoundingClientRect(), trigger.getBoundingClientRect()];
        if (side === 'top') expect(box.bottom).toBeLessThan(at.top);
        else expect(box.top).toBeGreaterThan(at.bottom);
        if (align === 'Start') expect(box[start]).toBeCloseTo(at[start], 0);
        else if (align === 'Middle') expect(box.left + box.right).toBeCloseTo(at.left + at.right, -1);
        else expect(box[end]).toBeCloseTo(at[end], 0);
      });
      await userEvent.keyboard('{Escape}');
    }
  }),
});
