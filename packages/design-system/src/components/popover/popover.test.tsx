import { Fragment, Suspense, startTransition, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Filter, filter } from '../../../test/examples/popover.js';
import { hydrate, mount, mountInShadow, withoutPopovers } from '../../../test/mount.js';
import { serverHtml } from '../../../test/server.js';
import { hydrateStreamed } from '../../../test/stream.js';
import { Popover, PopoverClose, PopoverTrigger } from './popover.js';
import { PopoverContent } from './popover-content.js';

const trigger = page.getByRole('button', { name: 'Filter' });
const isOpen = () => document.querySelector('[data-slot="popover-content"]')?.matches(':popover-open');

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

test('a press in the moment in which the state closes it opens it again', async () => {
  const changes: boolean[] = [];
  function PressedAgain() {
    const [open, setOpen] = useState(true);
    const change = (next: boolean) => {
      changes.push(next);
      if (changes.length === 1) (trigger.element() as HTMLButtonElement).click();
      setOpen(next);
    };
    return <Filter {...filter} open={open} onOpenChange={change} />;
  }
  mount(<PressedAgain />);
  await expect.poll(isOpen).toBe(true);
  await userEvent.click(trigger);
  await expect.poll(() => changes).toEqual([false, true]);
  await expect.element(trigger).toHaveAttribute('data-state', 'open');
  expect(isOpen()).toBe(true);
});

test('a state that closes it and opens it again at once leaves it open', async () => {
  function Reset() {
    const [open, setOpen] = useState(true);
    const reset = () => {
      flushSync(() => setOpen(false));
      flushSync(() => setOpen(true));
    };
    return (
      <Filter {...filter} open={open} onOpenChange={setOpen}>
        <button type="button" onClick={reset}>
          Reset
        </button>
      </Filter>
    );
  }
  mount(<Reset />);
  await expect.poll(isOpen).toBe(true);
  const toggled = new Promise((resolve) =>
    document.addEventListener('toggle', resolve, { capture: true, once: true }),
  );
  await userEvent.click(page.getByRole('button', { name: 'Reset' }));
  await toggled;
  expect(isOpen()).toBe(true);
  await expect.element(trigger).toHaveAttribute('data-state', 'open');
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

test.for(['trigger', 'close button'])(
  'with an id of its own it has a working %s that arrives later',
  async (part) => {
    const [Trigger, Close] = part === 'trigger' ? [Suspense, Fragment] : [Fragment, Suspense];
    const { arrive } = hydrateStreamed(
      <Popover>
        <Trigger>
          <PopoverTrigger>Filter</PopoverTrigger>
        </Trigger>
        <PopoverContent id="yours" title="Show">
          <Close>
            <PopoverClose>Done</PopoverClose>
          </Close>
        </PopoverContent>
      </Popover>,
    );
    await expect.poll(() => document.querySelector('#yours')).not.toBeNull();
    arrive();
    await userEvent.click(trigger);
    await expect.poll(isOpen).toBe(true);
    await userEvent.click(page.getByRole('button', { name: 'Done' }));
    await expect.poll(isOpen).toBe(false);
  },
);

test('content that arrives after a trigger with an id of its own has its name', async () => {
  const { arrive } = hydrateStreamed(
    <Popover>
      <PopoverTrigger id="mine">Filter</PopoverTrigger>
      <Suspense>
        <PopoverContent>Text</PopoverContent>
      </Suspense>
    </Popover>,
  );
  await expect.element(trigger).toHaveAttribute('id', 'mine');
  arrive();
  await userEvent.click(trigger);
  await expect.element(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
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
  // The events of the two follow later, that of the last one last.
  await expect.poll(() => onToggle.mock.lastCall?.[0].target.textContent).toBe('Size');
  const times = onToggle.mock.calls.length;
  await userEvent.hover(page.getByRole('button', { name: 'Kind' }));
  expect(onToggle).toHaveBeenCalledTimes(times);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onToggle.mock.calls.length).toBeGreaterThan(times);
  await expect.poll(shown).toHaveLength(1);
});

test('a popover in a shadow root that state opens knows its trigger: the browser says that it is expanded', async () => {
  const shown = vi.spyOn(HTMLElement.prototype, 'showPopover');
  onTestFinished(() => shown.mockRestore());
  const inside = mountInShadow(
    <Popover defaultOpen>
      <PopoverTrigger>Filter</PopoverTrigger>
      <PopoverContent>Runs on the web</PopoverContent>
    </Popover>,
  );
  await expect.poll(() => inside.querySelector('[data-slot="popover-content"]:popover-open')).not.toBeNull();
  expect(shown).toHaveBeenLastCalledWith({ source: inside.querySelector('button') });
});

test('is beside its trigger in a part of the page that runs the other way', async () => {
  mount(
    <div dir="rtl" style={{ inlineSize: '40rem', marginInline: 'auto', textAlign: 'center' }}>
      <Filter {...filter} />
    </div>,
  );
  await userEvent.click(trigger);
  await expect.poll(isOpen).toBe(true);
  const content = document.querySelector('[data-slot="popover-content"]');
  expect(content?.getBoundingClientRect().right).toBe(trigger.element().getBoundingClientRect().right);
});
