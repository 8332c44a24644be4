import { createElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { emulateMedia } from '../../../test/media.js';
import { mount } from '../../../test/mount.js';
import { Drawer, DrawerContent } from '../drawer/index.js';
import { RadioGroup } from '../radio-group/index.js';
import { Dialog, DialogContent } from './index.js';

const MODALS = [
  { part: 'a Dialog', Root: Dialog, Content: DialogContent },
  { part: 'a Drawer', Root: Drawer, Content: DrawerContent },
];

const MOTIONS = ['no-preference', 'reduce'];

/** A page whose modal leads to another page, which focuses its heading. */
function Orders({ in: { Root, Content } }: { in: (typeof MODALS)[number] }) {
  const [open, setOpen] = useState(false);
  const [title, setTitle] = useState('Start');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (title !== 'Start') heading.current?.focus();
  }, [title]);
  const go = () => {
    setTitle('Orders');
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Sections
      </button>
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <Root open={open} onOpenChange={setOpen}>
        <Content title="Sections">
          <button type="button" onClick={go}>
            Go
          </button>
        </Content>
      </Root>
    </>
  );
}

test.for(MODALS.flatMap((modal) => MOTIONS.map((motion) => ({ ...modal, motion }))))(
  'with the motion $motion, $part that closes leaves the focus where the page puts it',
  async ({ motion, ...modal }) => {
    await emulateMedia({ 'prefers-reduced-motion': motion });
    onTestFinished(() => emulateMedia({}));
    mount(<Orders in={modal} />);
    await userEvent.click(page.getByRole('button', { name: 'Sections' }));
    await userEvent.click(page.getByRole('button', { name: 'Go' }));
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    // Radix gives the focus back in a task after it has removed its focus guards.
    await expect.poll(() => document.querySelector('[data-radix-focus-guard]')).toBeNull();
    await new Promise((resolve) => setTimeout(resolve));
    await expect.element(page.getByRole('heading', { name: 'Orders' })).toHaveFocus();
  },
);

/** Keeps the fade at its start, with which the next modal leaves. */
function pauseFade(): void {
  const overlay = document.querySelector<HTMLElement>('[data-slot$="-overlay"]');
  overlay?.style.setProperty('animation-play-state', 'paused');
}

test.for(MODALS)('while $part fades out, a press reaches the page below', async ({ Root, Content }) => {
  const pressed = vi.fn();
  mount(
    <>
      <button type="button" onClick={pressed}>
        Below
      </button>
      <Root defaultOpen>
        <Content title="Sections" />
      </Root>
    </>,
  );
  const modal = page.getByRole('dialog', { includeHidden: true });
  await expect.element(modal).toBeVisible();
  pauseFade();
  await userEvent.click(modal.getByRole('button', { name: 'Close' }));
  await expect.element(modal).toHaveAttribute('data-state', 'closed');
  await userEvent.click(page.getByRole('button', { name: 'Below', includeHidden: true }));
  expect(pressed).toHaveBeenCalledOnce();
  await expect.element(modal).toBeInTheDocument();
});

const plans = (chosen?: string) => (
  <RadioGroup
    label="Plan"
    name="plan"
    options={['Solo', 'Pair', 'Team'].map((value) => ({ value, label: value }))}
    defaultValue={chosen}
  />
);

const radio = (name: string) => page.getByRole('radio', { name });

interface Ending {
  ending: string;
  content: ReactNode;
  /** Its last stop, forwards and backwards. */
  last: Locator;
  lastBackwards?: Locator;
}

const ENDINGS: Ending[] = [
  { ending: 'radio buttons of which the first is checked', content: plans('Solo'), last: radio('Solo') },
  {
    ending: 'radio buttons of which none is checked',
    content: plans(),
    last: radio('Solo'),
    lastBackwards: radio('Team'),
  },
  {
    ending: 'a link without an address and a disabled field',
    content: (
      <>
        <button type="button">Save</button>
        {createElement('a', null, 'Terms')}
        <fieldset disabled>
          <input aria-label="Name" />
        </fieldset>
      </>
    ),
    last: page.getByRole('button', { name: 'Save' }),
  },
];

test.for(MODALS.flatMap((modal) => ENDINGS.map((each) => ({ ...modal, ...each }))))(
  'Tab loops in $part that ends with $ending',
  async ({ Root, Content, content, last, lastBackwards = last }) => {
    mount(
      <Root defaultOpen>
        <Content title="Plan">{content}</Content>
      </Root>,
    );
    const close = page.getByRole('button', { name: 'Close' });
    await expect.element(close).toHaveFocus();
    await userEvent.tab();
    await expect.element(last).toHaveFocus();
    await userEvent.tab();
    await expect.element(close).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(lastBackwards).toHaveFocus();
  },
);
