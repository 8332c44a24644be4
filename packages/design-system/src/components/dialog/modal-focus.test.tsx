import {
  type ComponentType,
  createElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { emulateMedia } from '../../../test/media.js';
import { mount } from '../../../test/mount.js';
import { Drawer, DrawerContent } from '../drawer/index.js';
import { RadioGroup } from '../radio-group/index.js';
import { TextField } from '../text-field/index.js';
import { Dialog, DialogClose, DialogContent } from './index.js';

const MODALS = [
  { part: 'a Dialog', Root: Dialog, Content: DialogContent },
  { part: 'a Drawer', Root: Drawer, Content: DrawerContent },
];

const MOTIONS = ['no-preference', 'reduce'];

interface NextProps {
  isNext: boolean;
}

/** Pages that take the focus when they are next. */
const NEXT_PAGES: { way: string; Next: ComponentType<NextProps>; role: string }[] = [
  { way: 'an effect', Next: (props) => <Heading {...props} use={useEffect} />, role: 'heading' },
  { way: 'a layout effect', Next: (props) => <Heading {...props} use={useLayoutEffect} />, role: 'heading' },
  {
    way: 'autoFocus',
    Next: ({ isNext }) => isNext && <TextField label="Orders" name="orders" autoFocus />,
    role: 'textbox',
  },
];

/** Mounted before: Strict Mode would run its effect twice. */
function Heading({ isNext, use: useFocusing }: NextProps & { use: typeof useEffect }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusing(() => {
    if (isNext) heading.current?.focus();
  }, [isNext]);
  return (
    <h1 tabIndex={-1} ref={heading}>
      Orders
    </h1>
  );
}

/** A page whose modal leads to another page, which takes the focus. */
function Pages({
  modal: { Root, Content },
  Next,
}: {
  modal: (typeof MODALS)[number];
  Next: ComponentType<NextProps>;
}) {
  const [open, setOpen] = useState(false);
  const [isNext, setNext] = useState(false);
  const go = () => {
    setNext(true);
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Sections
      </button>
      <Next isNext={isNext} />
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

test.for(
  MODALS.flatMap((modal) =>
    MOTIONS.flatMap((motion) => NEXT_PAGES.map((next) => ({ part: modal.part, modal, motion, ...next }))),
  ),
)(
  'with the motion $motion, $part that closes leaves the focus where the page puts it by $way',
  async ({ motion, modal, Next, role }) => {
    await emulateMedia({ 'prefers-reduced-motion': motion });
    onTestFinished(() => emulateMedia({}));
    mount(<Pages modal={modal} Next={Next} />);
    await userEvent.click(page.getByRole('button', { name: 'Sections' }));
    await userEvent.click(page.getByRole('button', { name: 'Go' }));
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    // Radix gives the focus back in a task after it has removed its focus guards.
    await expect.poll(() => document.querySelector('[data-radix-focus-guard]')).toBeNull();
    await new Promise((resolve) => setTimeout(resolve));
    await expect.element(page.getByRole(role, { name: 'Orders' })).toHaveFocus();
  },
);

/** Stops the fade of the open modal at its start, so that it stays while it is closing. */
function pauseFade(): void {
  const overlay = document.querySelector<HTMLElement>('[data-slot$="-overlay"]');
  overlay?.style.setProperty('animation-play-state', 'paused');
}

test.for(MODALS)(
  'while $part fades out, the page below can be read and pressed',
  async ({ Root, Content }) => {
    const pressed = vi.fn();
    mount(
      <>
        <button type="button" onClick={pressed}>
          Below
        </button>
        {createPortal(<div aria-hidden="true">Decoration</div>, document.body)}
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
    await userEvent.click(page.getByRole('button', { name: 'Below' }));
    expect(pressed).toHaveBeenCalledOnce();
    await expect.element(page.getByText('Decoration')).toHaveAttribute('aria-hidden', 'true');
    await expect.element(modal).toBeInTheDocument();
  },
);

test.for(MODALS)(
  'another button opens $part again while it is closing, and gets the focus back',
  async ({ Root, Content }) => {
    function Two() {
      const [open, setOpen] = useState(false);
      return (
        <>
          {['First', 'Second'].map((name) => (
            <button key={name} type="button" onClick={() => setOpen(true)}>
              {name}
            </button>
          ))}
          <Root open={open} onOpenChange={setOpen}>
            <Content title="Sections" />
          </Root>
        </>
      );
    }
    mount(<Two />);
    const modal = page.getByRole('dialog', { includeHidden: true });
    const second = page.getByRole('button', { name: 'Second', includeHidden: true });
    await userEvent.click(page.getByRole('button', { name: 'First' }));
    pauseFade();
    await userEvent.click(modal.getByRole('button', { name: 'Close' }));
    await expect.element(modal).toHaveAttribute('data-state', 'closed');
    await userEvent.click(second);
    await expect.element(modal).toHaveAttribute('data-state', 'open');
    await expect.element(modal).toHaveFocus();
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
    onTestFinished(() => emulateMedia({}));
    await userEvent.keyboard('{Escape}');
    await expect.element(second).toHaveFocus();
  },
);

test.for(MODALS)('$part that is closing above another takes no second press', async ({ Root, Content }) => {
  const pressed = vi.fn();
  mount(
    <Dialog defaultOpen>
      <DialogContent title="Order">
        <Root defaultOpen>
          <Content title="Delete it?" footer={<DialogClose onClick={pressed}>Delete</DialogClose>} />
        </Root>
      </DialogContent>
    </Dialog>,
  );
  const inner = page.getByRole('dialog', { name: 'Delete it?', includeHidden: true });
  const button = inner.getByRole('button', { name: 'Delete', includeHidden: true });
  await expect.element(button).toBeVisible();
  for (const overlay of document.querySelectorAll<HTMLElement>('[data-slot$="-overlay"]'))
    overlay.style.setProperty('animation-play-state', 'paused');
  await userEvent.click(button);
  await expect.element(inner).toHaveAttribute('data-state', 'closed');
  await expect.element(inner).toHaveStyle({ pointerEvents: 'none' });
  expect(pressed).toHaveBeenCalledOnce();
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
  {
    ending: 'an editor',
    content: createElement('div', { contentEditable: true, role: 'textbox', 'aria-label': 'Notes' }),
    last: page.getByRole('textbox', { name: 'Notes' }),
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
