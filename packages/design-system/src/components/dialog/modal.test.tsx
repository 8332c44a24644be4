import { type ComponentType, type MouseEvent, useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia } from '../../../test/media.js';
import { mount } from '../../../test/mount.js';
import { Button } from '../button/index.js';
import { Drawer, DrawerContent } from '../drawer/index.js';
import { Dropdown, DropdownContent, DropdownItem, DropdownTrigger } from '../dropdown/index.js';
import { MobileMenu, MobileMenuItem } from '../mobile-menu/index.js';
import { Popover, PopoverContent, PopoverTrigger } from '../popover/index.js';
import { TextField } from '../text-field/index.js';
import { TopBarGroup, TopBarGroupLink } from '../top-bar/index.js';
import { Dialog, DialogContent, DialogTrigger } from './index.js';

interface OpenerProps {
  open: () => void;
}

const MODALS = [
  { part: 'a Dialog', Root: Dialog, Content: DialogContent },
  { part: 'a Drawer', Root: Drawer, Content: DrawerContent },
];

/** A dialog without a trigger of its own. */
function Opened({ by: Opener }: { by: ComponentType<OpenerProps> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Opener open={() => setOpen(true)} />
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent title="Rename it" />
      </Dialog>
    </>
  );
}

const OPENERS = {
  'an item of a Dropdown': ({ open }: OpenerProps) => (
    <Dropdown>
      <DropdownTrigger>More</DropdownTrigger>
      <DropdownContent>
        <DropdownItem onSelect={open}>Rename</DropdownItem>
      </DropdownContent>
    </Dropdown>
  ),
  'an item of a MobileMenu': ({ open }: OpenerProps) => (
    <MobileMenu label="More">
      <MobileMenuItem as="button" type="button" onSelect={open}>
        Rename
      </MobileMenuItem>
    </MobileMenu>
  ),
  'a link of a TopBarGroup': ({ open }: OpenerProps) => (
    <TopBarGroup label="More">
      <TopBarGroupLink as="button" type="button" onClick={open}>
        Rename
      </TopBarGroupLink>
    </TopBarGroup>
  ),
  'a DialogTrigger in a Popover': () => (
    <Popover>
      <PopoverTrigger>More</PopoverTrigger>
      <PopoverContent>
        <Dialog>
          <DialogTrigger>Rename</DialogTrigger>
          <DialogContent title="Rename it" />
        </Dialog>
      </PopoverContent>
    </Popover>
  ),
  'an item of a Dropdown in a Popover': ({ open }: OpenerProps) => (
    <Popover>
      <PopoverTrigger>More</PopoverTrigger>
      <PopoverContent>
        <Dropdown>
          <DropdownTrigger>Flow</DropdownTrigger>
          <DropdownContent>
            <DropdownItem onSelect={open}>Rename</DropdownItem>
          </DropdownContent>
        </Dropdown>
      </PopoverContent>
    </Popover>
  ),
};

const MOTIONS = ['no-preference', 'reduce'];

test.for(
  MOTIONS.flatMap((motion) => Object.entries(OPENERS).map(([name, opener]) => ({ motion, name, opener }))),
)(
  'with the motion $motion, closing returns the focus to the button around $name',
  async ({ motion, opener }) => {
    await emulateMedia({ 'prefers-reduced-motion': motion });
    onTestFinished(() => emulateMedia({}));
    mount(<Opened by={opener} />);
    const button = page.getByRole('button', { name: 'More' });
    await userEvent.click(button);
    const flow = page.getByRole('button', { name: 'Flow' });
    if (flow.query()) await userEvent.click(flow);
    await userEvent.click(page.getByText('Rename', { exact: true }));
    const dialog = page.getByRole('dialog', { name: 'Rename it' });
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  },
);

test.for(MODALS)('$part whose field takes the focus still knows its opener', async ({ Root, Content }) => {
  function Named() {
    const [open, setOpen] = useState(false);
    return (
      <div dir="rtl">
        <Button onClick={() => setOpen(true)}>Name it</Button>
        <Root open={open} onOpenChange={setOpen}>
          <Content title="Name">
            <TextField label="Name" name="name" autoFocus />
          </Content>
        </Root>
      </div>
    );
  }
  mount(<Named />);
  const button = page.getByRole('button', { name: 'Name it' });
  await userEvent.click(button);
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(getComputedStyle(page.getByRole('dialog').element()).direction).toBe('rtl');
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
});

/** Safari focuses no button on a press, but what is around it. */
const focusAround = (event: MouseEvent<HTMLElement>) => {
  event.preventDefault();
  event.currentTarget.closest<HTMLElement>('[tabindex]')?.focus();
};

test.for([
  { place: 'on the page', tabIndex: undefined },
  { place: 'in a part that takes the focus', tabIndex: -1 },
])('closing returns the focus to a button $place that a press does not focus', async ({ tabIndex }) => {
  const Unfocused = ({ open }: OpenerProps) => (
    <section tabIndex={tabIndex} aria-label="Apps">
      <button type="button" onMouseDown={focusAround} onClick={open}>
        <span>Rename</span>
      </button>
    </section>
  );
  mount(<Opened by={Unfocused} />);
  const button = page.getByRole('button', { name: 'Rename' });
  await userEvent.click(button);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
});

test('closing returns the focus to what a key opened it from, not to a button that was pressed before', async () => {
  const ByKey = ({ open }: OpenerProps) => (
    <section tabIndex={-1} aria-label="Apps" onKeyDown={({ key }) => key === 'o' && open()}>
      <button type="button" onMouseDown={focusAround}>
        Rename
      </button>
    </section>
  );
  mount(<Opened by={ByKey} />);
  await userEvent.click(page.getByRole('button', { name: 'Rename' }));
  await userEvent.keyboard('o');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('region', { name: 'Apps' })).toHaveFocus();
});

test.for(MODALS)(
  '$part stays open while its caller keeps Escape for a part inside',
  async ({ Root, Content }) => {
    mount(
      <Root defaultOpen>
        <Content
          title="Assign"
          onEscapeKeyDown={(event) => {
            if (document.activeElement?.getAttribute('aria-expanded') === 'true') event.preventDefault();
          }}
        >
          <TextField
            label="Colleague"
            role="combobox"
            aria-expanded="true"
            aria-controls="none"
            onKeyDown={({ key, currentTarget }) =>
              key === 'Escape' && currentTarget.setAttribute('aria-expanded', 'false')
            }
          />
        </Content>
      </Root>,
    );
    const field = page.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveAttribute('aria-expanded', 'false');
    // A dialog that closes is visible during its exit.
    await expect.element(page.getByRole('dialog')).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  },
);

test.for(MODALS)('Shift+Tab on the first control of $part shows the last one', async ({ Root, Content }) => {
  await page.viewport(500, 480);
  mount(
    <Root open>
      <Content title="Terms" footer={<Button>Agree</Button>}>
        <div style={{ blockSize: 3000 }} />
      </Content>
    </Root>,
  );
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  const last = page.getByRole('button', { name: 'Agree' });
  await expect.element(last).toHaveFocus();
  await expect.poll(() => last.element().getBoundingClientRect().bottom).toBeLessThan(481);
});

test.for(MODALS)('Shift+Tab in $part shows a control below the close button', async ({ Root, Content }) => {
  await page.viewport(500, 600);
  mount(
    <Root open>
      <Content title="Terms">
        <div style={{ display: 'flow-root', blockSize: 3000, textAlign: 'end' }}>
          <button type="button">First</button>
          <div style={{ blockSize: 20 }} />
          <button type="button">Second</button>
        </div>
      </Content>
    </Root>,
  );
  const first = page.getByRole('button', { name: 'First' });
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  const second = page.getByRole('button', { name: 'Second' });
  await expect.element(second).toHaveFocus();
  const close = page.getByRole('button', { name: 'Close' }).element();
  const covered = () => close.getBoundingClientRect().bottom - first.element().getBoundingClientRect().top;
  const scroller = close.parentElement?.parentElement;
  scroller?.scrollBy(0, first.element().getBoundingClientRect().top - scroller.getBoundingClientRect().top);
  expect(covered()).toBeGreaterThan(0);
  await userEvent.tab({ shift: true });
  await expect.element(first).toHaveFocus();
  await expect.poll(covered).toBeLessThanOrEqual(0);
});

test.for(MODALS)(
  '$part that opens together with a Dialog before it works, and so does the Dialog then',
  async ({ Root, Content }) => {
    mount(
      <>
        <Dialog defaultOpen>
          <DialogContent title="First" />
        </Dialog>
        <Root defaultOpen>
          <Content title="Second" />
        </Root>
      </>,
    );
    for (const name of ['Second', 'First']) {
      const modal = page.getByRole('dialog', { name });
      await userEvent.click(modal.getByRole('button', { name: 'Close' }));
      await expect.element(modal).not.toBeInTheDocument();
    }
    await expect.poll(() => document.querySelector('[inert], [aria-hidden]')).toBeNull();
  },
);

test('a Dialog inside of another one that opens with it is above it, and both work, one after the other', async () => {
  mount(
    <Dialog defaultOpen>
      <DialogContent title="Outer">
        <Dialog defaultOpen>
          <DialogContent title="Inner" />
        </Dialog>
      </DialogContent>
    </Dialog>,
  );
  for (const name of ['Inner', 'Outer']) {
    const modal = page.getByRole('dialog', { name });
    await userEvent.click(modal.getByRole('button', { name: 'Close' }));
    await expect.element(modal).not.toBeInTheDocument();
  }
  await expect.poll(() => document.querySelector('[inert], [aria-hidden]')).toBeNull();
});

test('the upper one of two that opened together is there for assistive technology again after a third one', async () => {
  mount(
    <>
      <Dialog defaultOpen>
        <DialogContent title="First" />
      </Dialog>
      <Dialog defaultOpen>
        <DialogContent title="Second">
          <Dialog>
            <DialogTrigger>Third</DialogTrigger>
            <DialogContent title="Third" />
          </Dialog>
        </DialogContent>
      </Dialog>
    </>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Third' }));
  const third = page.getByRole('dialog', { name: 'Third' });
  await userEvent.click(third.getByRole('button', { name: 'Close' }));
  await expect.element(third).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: 'Second' })).toBeVisible();
});
