import { type ReactNode, useEffect, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { morePopover, shownPopovers } from '../../../test/examples/more-popover.js';
import { mount } from '../../../test/mount.js';
import { Button } from '../button/index.js';
import { Drawer, DrawerContent } from '../drawer/index.js';
import { Popover, PopoverContent, PopoverTrigger } from '../popover/index.js';
import { TextField } from '../text-field/index.js';
import { TopBar, TopBarLogo } from '../top-bar/index.js';
import { Dialog, DialogContent, DialogTrigger } from './index.js';

const more = page.getByRole('button', { name: 'More' });

const MODALS = [
  { part: 'a Dialog', Root: Dialog, Content: DialogContent },
  { part: 'a Drawer', Root: Drawer, Content: DrawerContent },
];

/**
 * The keydown of an Escape that cancels a composition. Safari sends it after the composition has ended, with the key code
 * 229.
 */
const CANCELS: KeyboardEventInit[] = [{ isComposing: true }, { keyCode: 229 }];

test.for(MODALS)(
  'Escape that cancels an IME composition closes neither $part nor a Popover inside',
  async ({ Root, Content }) => {
    mount(
      <Root defaultOpen>
        <Content title="Name it">
          <Popover>
            <PopoverTrigger>More</PopoverTrigger>
            <PopoverContent>
              <TextField label="Name" name="name" />
            </PopoverContent>
          </Popover>
        </Content>
      </Root>,
    );
    const dialog = page.getByRole('dialog', { name: 'Name it' });
    const cancel = () => {
      for (const init of CANCELS) {
        const event = new KeyboardEvent('keydown', {
          key: 'Escape',
          bubbles: true,
          cancelable: true,
          ...init,
        });
        document.activeElement?.dispatchEvent(event);
      }
    };
    await expect.element(dialog).toBeVisible();
    cancel();
    await expect.element(dialog).toHaveAttribute('data-state', 'open');
    await userEvent.click(more);
    await userEvent.click(page.getByRole('textbox', { name: 'Name' }));
    cancel();
    expect(shownPopovers()).toBe(1);
    await expect.element(dialog).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    await expect.poll(shownPopovers).toBe(0);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  },
);

let openLater = () => {};

interface LaterProps {
  in: (typeof MODALS)[number];
  /** The content of the modal. */
  inner?: ReactNode;
  children: ReactNode;
}

/** A page whose modal opens by state. */
function Later({ in: { Root, Content }, inner, children }: LaterProps) {
  const [open, setOpen] = useState(false);
  openLater = () => setOpen(true);
  return (
    <>
      {children}
      <Root open={open} onOpenChange={setOpen}>
        <Content title="Signed out">{inner}</Content>
      </Root>
    </>
  );
}

const signedOut = page.getByRole('dialog', { name: 'Signed out' });

test.for(MODALS)('$part opened by state closes a Popover on the page', async (modal) => {
  const why = (
    <Popover>
      <PopoverTrigger>Why</PopoverTrigger>
      <PopoverContent>You were away.</PopoverContent>
    </Popover>
  );
  mount(
    <Later in={modal} inner={why}>
      {morePopover}
    </Later>,
  );
  await userEvent.click(more);
  await expect.poll(shownPopovers).toBe(1);
  openLater();
  await expect.element(signedOut).toBeVisible();
  await expect.poll(shownPopovers).toBe(0);
  await userEvent.click(page.getByRole('button', { name: 'Why' }));
  await expect.element(page.getByText('You were away.')).toBeVisible();
});

test.for(MODALS)('a Popover that state holds open waits until $part above it is closed', async (modal) => {
  const toggled = vi.fn();
  mount(
    <Later in={modal}>
      <Popover open>
        <PopoverTrigger>More</PopoverTrigger>
        <PopoverContent onToggle={({ newState }) => toggled(newState)}>Twelve threads</PopoverContent>
      </Popover>
    </Later>,
  );
  await expect.poll(shownPopovers).toBe(1);
  openLater();
  await expect.element(signedOut).toBeVisible();
  await expect.poll(() => toggled.mock.lastCall).toEqual(['closed']);
  await userEvent.click(document.querySelector('[data-slot$="-overlay"]') as Element, {
    position: { x: 5, y: 5 },
  });
  await expect.element(signedOut).not.toBeInTheDocument();
  await expect.poll(() => toggled.mock.calls).toEqual([['open'], ['closed'], ['open']]);
});

test('a Dialog moves neither a sticky bar nor the scroll position of a body with overflow-x: hidden', async () => {
  const { style } = document.body;
  style.overflowX = 'hidden';
  onTestFinished(() => {
    style.removeProperty('overflow-x');
    scrollTo({ top: 0, behavior: 'instant' });
  });
  mount(
    <>
      <TopBar position="sticky">
        <TopBarLogo href="#top">Weft</TopBarLogo>
      </TopBar>
      <div style={{ blockSize: '300vh' }} />
      <Dialog>
        <DialogTrigger>Open</DialogTrigger>
        <DialogContent title="Order" />
      </Dialog>
    </>,
  );
  const open = page.getByRole('button', { name: 'Open' });
  await expect.element(open).toBeInTheDocument();
  const bar = document.querySelector('[data-slot="top-bar"]') as Element;
  (open.element() as HTMLElement).scrollIntoView({ behavior: 'instant' });
  const { scrollTop } = document.documentElement;
  expect(scrollTop).toBeGreaterThan(100);
  expect(bar.getBoundingClientRect().top).toBe(0);
  await userEvent.click(open);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(bar.getBoundingClientRect().top).toBe(0);
  expect(document.documentElement.scrollTop).toBe(scrollTop);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(getComputedStyle(document.body).overflowX).toBe('hidden');
  expect(document.documentElement.scrollTop).toBe(scrollTop);
  expect(document.body.hasAttribute('class')).toBe(false);
});

/** A modal whose button closes it and asks for less motion. */
function MotionSetting({ in: { Root, Content } }: { in: (typeof MODALS)[number] }) {
  const [open, setOpen] = useState(true);
  useEffect(() => {
    if (!open) document.documentElement.dataset.motion = 'reduced';
  }, [open]);
  return (
    <Root open={open} onOpenChange={setOpen}>
      <Content title="Motion">
        <Button onClick={() => setOpen(false)}>Less</Button>
      </Content>
    </Root>
  );
}

test.for(MODALS)('$part that is closing when motion is reduced leaves the page', async (modal) => {
  onTestFinished(() => document.documentElement.removeAttribute('data-motion'));
  const host = mount(<MotionSetting in={modal} />);
  await userEvent.click(page.getByRole('button', { name: 'Less' }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(() => document.documentElement.hasAttribute('data-scroll-locked')).toBe(false);
  expect(host.inert).toBe(false);
});
