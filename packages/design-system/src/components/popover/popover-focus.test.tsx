import { type ReactNode, useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Filter, filter } from '../../../test/examples/popover.js';
import { mount } from '../../../test/mount.js';
import { Dialog, DialogContent } from '../dialog/index.js';
import { Tooltip, TooltipTrigger } from '../tooltip/index.js';
import { Popover, PopoverTrigger } from './popover.js';
import { PopoverContent } from './popover-content.js';

const trigger = page.getByRole('button', { name: 'Filter' });
const isOpen = () => document.querySelector('[data-slot="popover-content"]')?.matches(':popover-open');

test('Tab goes from the trigger into the popover, and closes it on the way out; Escape returns the focus', async () => {
  mount(
    <>
      <Filter {...filter} />
      <button type="button">After</button>
    </>,
  );
  await userEvent.click(trigger);
  await expect.poll(isOpen).toBe(true);
  await expect.element(trigger).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('checkbox', { name: 'Web' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(isOpen).toBe(false);
  await expect.element(trigger).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  await expect.poll(isOpen).toBe(true);
  for (let press = 0; press < 4; press += 1) await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Done' })).toHaveFocus();
  expect(isOpen()).toBe(true);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
  await expect.poll(isOpen).toBe(false);
});

test('a press on its text keeps it open, also where the press focuses what is around it', async () => {
  mount(
    <section tabIndex={-1} aria-label="Apps">
      <Popover>
        <PopoverTrigger>Filter</PopoverTrigger>
        <PopoverContent>Runs on the web</PopoverContent>
      </Popover>
    </section>,
  );
  await userEvent.click(trigger);
  await expect.poll(isOpen).toBe(true);
  await userEvent.click(page.getByText('Runs on the web'));
  await expect.element(page.getByRole('region', { name: 'Apps' })).toHaveFocus();
  await expect.element(trigger).toHaveAttribute('data-state', 'open');
  expect(isOpen()).toBe(true);
});

test('a repeated focus event, as on a return to the browser tab, does not close a popover that state opened', async () => {
  function Opened() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <input aria-label="Elsewhere" onKeyDown={() => setOpen(true)} />
        <Popover open={open} onOpenChange={setOpen}>
          <PopoverTrigger>Filter</PopoverTrigger>
          <PopoverContent>Runs on the web</PopoverContent>
        </Popover>
      </>
    );
  }
  mount(<Opened />);
  const field = page.getByRole('textbox', { name: 'Elsewhere' });
  await userEvent.click(field);
  await userEvent.keyboard('{F2}');
  await expect.poll(isOpen).toBe(true);
  field.element().dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await expect.element(trigger).toHaveAttribute('data-state', 'open');
  expect(isOpen()).toBe(true);
});

test('Tab from the trigger of a popover with text alone closes it, so that it does not cover the next focus', async () => {
  mount(
    <>
      <Popover>
        <PopoverTrigger>Filter</PopoverTrigger>
        <PopoverContent>Text</PopoverContent>
      </Popover>
      <button type="button">After</button>
    </>,
  );
  await userEvent.click(trigger);
  await expect.poll(isOpen).toBe(true);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
  await expect.poll(isOpen).toBe(false);
});

test.each(['beside', 'inside'])(
  'focus that moves into a frame %s the popover closes it only if it leaves it',
  async (place) => {
    const frame = <iframe title="Map" srcDoc="<button>Zoom</button>" />;
    const host = mount(
      <>
        <Popover>
          <PopoverTrigger>Filter</PopoverTrigger>
          <PopoverContent>Text {place === 'inside' && frame}</PopoverContent>
        </Popover>
        {place === 'beside' && frame}
      </>,
    );
    const inside = () => host.querySelector('iframe')?.contentDocument;
    await expect.poll(() => inside()?.querySelector('button')).toBeTruthy();
    await userEvent.click(trigger);
    await expect.poll(isOpen).toBe(true);
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => inside()?.activeElement?.textContent).toBe('Zoom');
    await expect.poll(isOpen).toBe(place === 'inside');
    await expect.element(trigger).toHaveAttribute('data-state', place === 'inside' ? 'open' : 'closed');
  },
);

const WithButton = () => (
  <Popover>
    <PopoverTrigger>Filter</PopoverTrigger>
    <PopoverContent>
      <button type="button">Web</button>
    </PopoverContent>
  </Popover>
);

const InDialog = ({ children }: { children?: ReactNode }) => (
  <Dialog defaultOpen>
    <DialogContent title="Your apps">
      <WithButton />
      {children}
    </DialogContent>
  </Dialog>
);

test('in a dialog Escape closes a tooltip first, then the popover, then the dialog', async () => {
  mount(
    <InDialog>
      <Tooltip content="Members keep their access" style={{ float: 'right' }}>
        <TooltipTrigger>Archive</TooltipTrigger>
      </Tooltip>
    </InDialog>,
  );
  const tip = () => document.querySelector('[role="tooltip"]:popover-open');
  await userEvent.click(trigger);
  await expect.poll(isOpen).toBe(true);
  await userEvent.hover(page.getByRole('button', { name: 'Archive' }));
  await expect.poll(tip).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(tip).toBeNull();
  expect(isOpen()).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(isOpen).toBe(false);
  const dialog = page.getByRole('dialog', { name: 'Your apps' });
  await expect.element(dialog).toHaveAttribute('data-state', 'open');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('in a dialog an Escape that something else has taken leaves the popover open', async () => {
  const take = (event: KeyboardEvent) => event.preventDefault();
  window.addEventListener('keydown', take, true);
  onTestFinished(() => window.removeEventListener('keydown', take, true));
  mount(<InDialog />);
  await userEvent.click(trigger);
  await expect.poll(isOpen).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(trigger).toHaveAttribute('data-state', 'open');
  expect(isOpen()).toBe(true);
});

test.each(['on a page', 'in a dialog'])(
  '%s Escape focuses the trigger also where a press did not, as in Safari',
  async (place) => {
    mount(place === 'in a dialog' ? <InDialog /> : <WithButton />);
    await expect.element(trigger).toBeVisible();
    // Safari gives no focus to a pressed button.
    const keepFocus = (event: Event) => {
      event.preventDefault();
      // What is around it gets the focus, or nothing.
      const around = trigger.element().closest<HTMLElement>('[role=dialog]');
      if (around) around.focus();
      else (document.activeElement as HTMLElement).blur();
    };
    trigger.element().addEventListener('mousedown', keepFocus);
    await userEvent.click(trigger);
    await expect.poll(isOpen).toBe(true);
    const inside = page.getByRole('button', { name: 'Web' });
    inside.element().focus();
    await expect.element(inside).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(isOpen).toBe(false);
    await expect.element(trigger).toHaveFocus();
  },
);

test('a trigger that keeps the focus in an editor leaves it there', async () => {
  mount(
    <>
      <textarea aria-label="Text" />
      <Popover>
        <PopoverTrigger onMouseDown={(event) => event.preventDefault()}>Filter</PopoverTrigger>
        <PopoverContent>Runs on the web</PopoverContent>
      </Popover>
    </>,
  );
  await userEvent.click(page.getByRole('textbox'));
  await userEvent.click(trigger);
  await expect.poll(isOpen).toBe(true);
  await expect.element(page.getByRole('textbox')).toHaveFocus();
});

test('a state that kept the popover open is asked again once the reader has done something in it', async () => {
  function Strict() {
    const [isOpen, setOpen] = useState(true);
    const [isFilled, setFilled] = useState(false);
    return (
      <Dialog defaultOpen>
        <DialogContent title="Your apps">
          <Popover open={isOpen} onOpenChange={(open) => setOpen(open || !isFilled)}>
            <PopoverTrigger>Filter</PopoverTrigger>
            <PopoverContent>
              <input aria-label="Name" onChange={({ target }) => setFilled(target.value !== '')} />
            </PopoverContent>
          </Popover>
        </DialogContent>
      </Dialog>
    );
  }
  mount(<Strict />);
  await expect.poll(isOpen).toBe(true);
  await userEvent.click(page.getByRole('textbox', { name: 'Name' }));
  await userEvent.keyboard('{Escape}');
  await expect.element(trigger).toHaveAttribute('data-held');
  await userEvent.keyboard('a');
  await expect.element(trigger).not.toHaveAttribute('data-held');
  await userEvent.keyboard('{Escape}');
  await expect.poll(isOpen).toBe(false);
  await expect.element(page.getByRole('dialog', { name: 'Your apps' })).toHaveAttribute('data-state', 'open');
});
