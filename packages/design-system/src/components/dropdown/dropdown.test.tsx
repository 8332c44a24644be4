import type { KeyboardEvent, MouseEventHandler, ReactNode } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../test/mount.js';
import { Card } from '../card/index.js';
import { Dialog, DialogContent } from '../dialog/index.js';
import { RadioGroup } from '../radio-group/index.js';
import { Tooltip, TooltipTrigger } from '../tooltip/index.js';
import {
  Dropdown,
  DropdownCheckboxItem,
  DropdownContent,
  type DropdownContentProps,
  DropdownItem,
  DropdownLink,
  DropdownRadioGroup,
  DropdownRadioItem,
  DropdownTrigger,
} from './index.js';

const trigger = page.getByRole('button', { name: 'Actions' });
const menu = page.getByRole('menu');

interface MenuProps extends Partial<DropdownContentProps> {
  loading?: boolean;
  onTrigger?: MouseEventHandler | undefined;
}

const Menu = ({ loading = false, onTrigger, children, ...content }: MenuProps) => (
  <Dropdown>
    <DropdownTrigger loading={loading} onClick={onTrigger}>
      Actions
    </DropdownTrigger>
    <DropdownContent {...content}>{children ?? <DropdownItem>Copy</DropdownItem>}</DropdownContent>
  </Dropdown>
);

const InDialog = ({ children }: { children: ReactNode }) => (
  <Dialog defaultOpen>
    <DialogContent title="Order">{children}</DialogContent>
  </Dialog>
);

afterEach(() => window.history.replaceState(null, '', window.location.pathname + window.location.search));

test('in a dialog a menu that closes gives the focus back to its button', async () => {
  mount(
    <InDialog>
      <Menu />
    </InDialog>,
  );
  for (const key of ['{Escape}', '{Enter}']) {
    await userEvent.click(trigger);
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('menuitem', { name: 'Copy' })).toHaveFocus();
    await userEvent.keyboard(key);
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
    await expect.element(page.getByRole('dialog')).toBeVisible();
  }
});

test('Escape gives the focus back also after a press on a field that closed the menu before', async () => {
  mount(
    <>
      <Menu />
      <input aria-label="Name" />
    </>,
  );
  await userEvent.click(trigger);
  await expect.element(menu).toBeVisible();
  await userEvent.click(page.getByRole('textbox', { name: 'Name' }));
  await expect.element(menu).not.toBeInTheDocument();
  trigger.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: 'Copy' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});

test('Tab from a menu in a dialog goes on inside it, from the last stop to the first', async () => {
  mount(
    <InDialog>
      <Menu />
      <button type="button">Next</button>
      <Dropdown>
        <DropdownTrigger>Last</DropdownTrigger>
        <DropdownContent>
          <DropdownItem>Copy</DropdownItem>
        </DropdownContent>
      </Dropdown>
    </InDialog>,
  );
  for (const [from, to] of [
    ['Actions', 'Next'],
    ['Last', 'Close'],
  ] as const) {
    await userEvent.click(page.getByRole('button', { name: from }));
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('menuitem', { name: 'Copy' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: to })).toHaveFocus();
  }
});

test('Tab from a menu that is the last stop of a modal passes the radio buttons that are not checked', async () => {
  mount(
    <div role="dialog" aria-modal="true" aria-label="Order">
      <RadioGroup
        label="Plan"
        name="plan"
        options={['solo', 'pair', 'team'].map((value) => ({ value, label: value }))}
        defaultValue="pair"
      />
      <Menu />
    </div>,
  );
  await userEvent.click(trigger);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: 'Copy' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('radio', { name: 'pair' })).toHaveFocus();
});

const disabledLink = (
  <Menu>
    <DropdownLink href="#gone" disabled>
      Gone
    </DropdownLink>
  </Menu>
);

test('a disabled link leads nowhere', async () => {
  mount(disabledLink);
  await userEvent.click(trigger);
  await userEvent.click(page.getByRole('menuitem', { name: 'Gone' }), { force: true });
  expect(window.location.hash).toBe('');
});

test('a trigger says that it is disabled', async () => {
  const triggers = ([{ disabled: true }, { 'aria-disabled': true }, { 'aria-disabled': false }] as const).map(
    (props) => (
      <Dropdown key={JSON.stringify(props)}>
        <DropdownTrigger {...props}>Actions</DropdownTrigger>
      </Dropdown>
    ),
  );
  mount(triggers);
  await expect.element(trigger.first()).toBeDisabled();
  expect(trigger.elements().map((each) => each.hasAttribute('data-disabled'))).toEqual([true, true, false]);
});

test('a disabled item calls no handler of the page', async () => {
  const onClick = vi.fn();
  mount(
    <Menu>
      <DropdownItem disabled onClick={onClick}>
        Delete
      </DropdownItem>
      <DropdownCheckboxItem disabled checked={false} onClick={onClick}>
        Archived
      </DropdownCheckboxItem>
      <DropdownRadioGroup label="Sort by" value="name">
        <DropdownRadioItem disabled value="date" onClick={onClick}>
          Date
        </DropdownRadioItem>
      </DropdownRadioGroup>
    </Menu>,
  );
  await userEvent.click(trigger);
  for (const name of ['Delete', 'Archived', 'Date']) {
    (page.getByText(name).element() as HTMLElement).click();
  }
  expect(onClick).not.toHaveBeenCalled();
});

test('a middle click on a disabled link opens nothing', async () => {
  mount(disabledLink);
  const prevented = vi.fn();
  const onAuxClick = (event: MouseEvent) => {
    prevented(event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener('auxclick', onAuxClick, { once: true });
  await userEvent.click(trigger);
  await userEvent.click(page.getByRole('menuitem', { name: 'Gone' }), { button: 'middle', force: true });
  expect(prevented).toHaveBeenCalledExactlyOnceWith(true);
});

test('a link that is opened elsewhere gives the focus back to the button', async () => {
  mount(
    <Menu>
      <DropdownLink href="#help" download>
        Help
      </DropdownLink>
    </Menu>,
  );
  await userEvent.click(trigger);
  await userEvent.click(page.getByRole('menuitem', { name: 'Help' }));
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});

test('calls the handlers of the caller, which can keep a press from the elements around the menu', async () => {
  const onRowClick = vi.fn();
  const onFocus = vi.fn();
  mount(
    <Card title="Orders" onClick={onRowClick}>
      <Menu onClick={(event) => event.stopPropagation()} onFocus={onFocus} />
    </Card>,
  );
  await userEvent.click(trigger);
  onRowClick.mockClear();
  await userEvent.click(page.getByRole('menuitem', { name: 'Copy' }));
  expect(onRowClick).not.toHaveBeenCalled();
  expect(onFocus).toHaveBeenCalled();
});

test('calls the onKeyDownCapture of the caller, and Tab still closes the menu', async () => {
  const onKeyDownCapture = vi.fn((event: KeyboardEvent) => event.key);
  mount(<Menu onKeyDownCapture={onKeyDownCapture} />);
  await userEvent.click(trigger);
  await expect.element(menu).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Tab}');
  expect(onKeyDownCapture.mock.results.map(({ value }) => value)).toEqual(['ArrowDown', 'Tab']);
  await expect.element(menu).not.toBeInTheDocument();
});

test('onClick of the button runs before the menu opens, by a press and by key, and can prevent it', async () => {
  const onClick = vi.fn<MouseEventHandler>((event) => event.preventDefault());
  mount(<Menu onTrigger={onClick} />);
  await userEvent.click(trigger);
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onClick).toHaveBeenCalledTimes(3);
  expect(menu.query()).toBeNull();
});

test('a button that is busy opens by no key', async () => {
  mount(<Menu loading />);
  await expect.element(trigger).toBeVisible();
  trigger.element().focus();
  for (const key of ['{Enter}', '{ArrowDown}', '{ArrowUp}']) await userEvent.keyboard(key);
  expect(menu.query()).toBeNull();
});

test('in a low window ArrowUp focuses the last item and scrolls it into view', async () => {
  await page.viewport(390, 200);
  onTestFinished(() => page.viewport(1000, 700));
  mount(
    <Menu>
      {Array.from({ length: 12 }, (_, index) => `Item ${index + 1}`).map((name) => (
        <DropdownItem key={name}>{name}</DropdownItem>
      ))}
    </Menu>,
  );
  await expect.element(trigger).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  const last = page.getByRole('menuitem', { name: 'Item 12' });
  await expect.element(last).toHaveFocus();
  await expect.poll(() => last.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(200);
});

test('typing finds an item by its text, not by the content before it', async () => {
  mount(
    <Menu>
      <DropdownItem>Copy</DropdownItem>
      <DropdownItem startContent="★">Zip</DropdownItem>
    </Menu>,
  );
  await userEvent.click(trigger);
  await expect.element(menu).toBeVisible();
  await userEvent.keyboard('z');
  await expect.element(page.getByRole('menuitem', { name: /Zip/ })).toHaveFocus();
});

test('the button has the menu’s own id as aria-controls, while the menu is open', async () => {
  mount(<Menu id="actions" />);
  await userEvent.click(trigger);
  await expect.element(menu).toHaveAttribute('id', 'actions');
  await expect.element(trigger).toHaveAttribute('aria-controls', 'actions');
  await userEvent.keyboard('{Escape}');
  await expect.element(trigger).not.toHaveAttribute('aria-controls');
});

test('the chevron of a button with a tooltip turns while the menu is open', async () => {
  mount(
    <Dropdown>
      <Tooltip content="For this order">
        <TooltipTrigger as={DropdownTrigger}>Actions</TooltipTrigger>
      </Tooltip>
    </Dropdown>,
  );
  await userEvent.click(trigger);
  const chevron = trigger.element().querySelector('svg') as Element;
  await expect.poll(() => getComputedStyle(chevron).rotate).toBe('180deg');
});
