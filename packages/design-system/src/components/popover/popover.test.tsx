import { type ReactNode, startTransition, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Filter, filter } from '../../../test/examples/popover.js';
import { hydrate, mount, withoutPopovers } from '../../../test/mount.js';
import { serverHtml } from '../../../test/server.js';
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

test('a press outside closes it, and the page behind stays usable', async () => {
  const onOpenChange = vi.fn();
  const pressed = vi.fn();
  mount(
    <>
      <button type="button" onClick={pressed} style={{ float: 'right' }}>
        Behind
      </button>
      <Filter {...filter} onOpenChange={onOpenChange} />
    </>,
  );
  await userEvent.click(trigger);
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[true]]);
  await userEvent.click(page.getByRole('button', { name: 'Behind' }));
  expect(pressed).toHaveBeenCalledOnce();
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[true], [false]]);
});

test('a state that is set in a transition does not flicker, and a quick second press counts', async () => {
  const toggled: boolean[] = [];
  function InTransition() {
    const [open, setOpen] = useState(false);
    return (
      <Popover open={open} onOpenChange={(next) => startTransition(() => setOpen(next))}>
        <PopoverTrigger>Filter</PopoverTrigger>
        <PopoverContent onToggle={() => toggled.push(isOpen() === true)}>Runs on the web</PopoverContent>
      </Popover>
    );
  }
  mount(<InTransition />);
  await userEvent.click(trigger);
  await expect.element(trigger).toHaveAttribute('data-state', 'open');
  expect(toggled).toEqual([true]);
  await userEvent.dblClick(trigger);
  await expect.element(trigger).toHaveAttribute('data-state', 'open');
  expect(isOpen()).toBe(true);
});

test('a popover that was opened before hydration stays open, and the state follows', async () => {
  const onOpenChange = vi.fn();
  const element = <Filter {...filter} onOpenChange={onOpenChange} />;
  const host = serverHtml(element, document.body);
  await userEvent.click(trigger);
  expect(isOpen()).toBe(true);
  hydrate(host, element);
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[true]]);
  expect(isOpen()).toBe(true);
  await expect.element(trigger).toHaveAttribute('data-state', 'open');
});

test('a popover that was opened before hydration and by state closes when the state changes', async () => {
  function Closing() {
    const [open, setOpen] = useState(true);
    return (
      <Filter {...filter} open={open} onOpenChange={setOpen}>
        <button type="button" onClick={() => setOpen(false)}>
          Apply
        </button>
      </Filter>
    );
  }
  const host = serverHtml(<Closing />, document.body);
  await userEvent.click(trigger);
  hydrate(host, <Closing />);
  await userEvent.click(page.getByRole('button', { name: 'Apply' }));
  await expect.poll(isOpen).toBe(false);
});

test('works with ids of its own', async () => {
  mount(
    <Popover>
      <PopoverTrigger id="mine">Filter</PopoverTrigger>
      <PopoverContent id="yours">Text</PopoverContent>
    </Popover>,
  );
  await userEvent.click(trigger);
  await expect.poll(isOpen).toBe(true);
  await expect.element(page.getByRole('dialog', { name: 'Filter' })).toHaveAttribute('id', 'yours');
});

test('with ids of its own it opens before hydration, too, and has them after it', async () => {
  const element = (
    <Popover>
      <PopoverTrigger id="mine">Filter</PopoverTrigger>
      <PopoverContent id="yours">Text</PopoverContent>
    </Popover>
  );
  const host = serverHtml(element, document.body);
  await userEvent.click(trigger);
  expect(isOpen()).toBe(true);
  hydrate(host, element);
  await expect.element(page.getByRole('dialog', { name: 'Filter' })).toHaveAttribute('id', 'yours');
  await expect.element(trigger).toHaveAttribute('id', 'mine');
  expect(isOpen()).toBe(true);
});

const InDialog = ({ children }: { children?: ReactNode }) => (
  <Dialog defaultOpen>
    <DialogContent title="Your apps">
      <Popover>
        <PopoverTrigger>Filter</PopoverTrigger>
        <PopoverContent>
          <button type="button">Web</button>
        </PopoverContent>
      </Popover>
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
    const isInDialog = place === 'in a dialog';
    mount(
      isInDialog ? (
        <InDialog />
      ) : (
        <Popover>
          <PopoverTrigger>Filter</PopoverTrigger>
          <PopoverContent>
            <button type="button">Web</button>
          </PopoverContent>
        </Popover>
      ),
    );
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

test('renders, opens and closes without an error where there are no popovers, as in jsdom', async () => {
  withoutPopovers();
  const Open = ({ open }: { open: boolean }) => <Filter {...filter} open={open} />;
  mount(
    <>
      <Open open />
      <Open open={false} />
    </>,
  );
  await expect.element(trigger.first()).toHaveAttribute('data-state', 'open');
  await userEvent.click(trigger.first());
});

test('parts outside of a Popover say what is missing', () => {
  expect(() => serverHtml(<PopoverContent>Text</PopoverContent>, document.body)).toThrow(
    'PopoverContent is outside a Popover',
  );
});

test('two popovers that state holds open do not keep closing each other', async () => {
  const onToggle = vi.fn();
  mount(
    ['Kind', 'Size'].map((name) => (
      <Popover key={name} open>
        <PopoverTrigger>{name}</PopoverTrigger>
        <PopoverContent onToggle={onToggle}>
          <p>{name}</p>
        </PopoverContent>
      </Popover>
    )),
  );
  const shown = () => [...document.querySelectorAll(':popover-open')].map(({ textContent }) => textContent);
  await expect.poll(shown).toEqual(['Size']);
  const times = onToggle.mock.calls.length;
  await userEvent.hover(page.getByRole('button', { name: 'Kind' }));
  expect(onToggle).toHaveBeenCalledTimes(times);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onToggle.mock.calls.length).toBeGreaterThan(times);
  await expect.poll(shown).toHaveLength(1);
});

test('a popover in a shadow root that state opens knows its trigger: the browser says that it is expanded', async () => {
  const host = document.createElement('div');
  document.body.append(host);
  const inside = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  const root = createRoot(inside);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  const shown = vi.spyOn(HTMLElement.prototype, 'showPopover');
  onTestFinished(() => shown.mockRestore());
  root.render(
    <Popover defaultOpen>
      <PopoverTrigger>Filter</PopoverTrigger>
      <PopoverContent>Runs on the web</PopoverContent>
    </Popover>,
  );
  await expect.poll(() => inside.querySelector('[data-slot="popover-content"]:popover-open')).not.toBeNull();
  expect(shown).toHaveBeenLastCalledWith({ source: inside.querySelector('button') });
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
