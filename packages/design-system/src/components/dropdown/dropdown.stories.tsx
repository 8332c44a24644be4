import { expect, waitFor, within } from 'storybook/test';
import { exampleSource } from '#storybook/example-source.ts';
import { everyLook } from '#storybook/modes.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, HELD, heldStates, State } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { ActionsMenu, accountLinks, dropdownMeta } from '../../../test/examples/dropdown.js';
import { ViewOfList } from '../../../test/examples/dropdown-view.js';
import view from '../../../test/examples/dropdown-view.tsx?raw';
import { longWords } from '../../../test/examples/long-words.js';
import { CopyIcon, DownloadIcon, UserIcon } from '../../icons/icons.js';
import { IconButton } from '../icon-button/icon-button.js';
import { Dropdown, DropdownTrigger } from './dropdown.js';
import { DropdownCheckboxItem, DropdownRadioGroup, DropdownRadioItem } from './dropdown-choices.js';
import { DropdownContent, DropdownGroup, DropdownSeparator } from './dropdown-content.js';
import { DropdownItem, DropdownLink } from './dropdown-item.js';

const meta = preview.meta({
  title: 'Components/Dropdown',
  component: DropdownContent,
  subcomponents: {
    Dropdown,
    DropdownTrigger,
    DropdownItem,
    DropdownLink,
    DropdownCheckboxItem,
    DropdownRadioGroup,
    DropdownRadioItem,
    DropdownGroup,
    DropdownSeparator,
  },
  ...dropdownMeta,
});

/**
 * WAI-ARIA APG, Menu Button: Enter, Space and Down open at the first item, Up at the last; arrows loop and pass over disabled
 * items; letters, Home and End jump. Escape and Tab close; the focus returns.
 */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    const focused = (name: string) =>
      waitFor(() => expect(canvas.getByRole('menuitem', { name: new RegExp(`^${name}`) })).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    trigger.focus();
    for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
      await userEvent.keyboard(key);
      await focused('Duplicate');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(trigger).toHaveFocus());
    }
    await userEvent.keyboard('{ArrowUp}');
    await focused('Delete');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('menu')).toHaveAccessibleName('Actions');
    await userEvent.keyboard('{ArrowUp}');
    await focused('Export');
    await expect(
      canvas.getByRole('menuitem', { name: 'Export As JSON, with its history' }),
    ).toBeInTheDocument();
    await userEvent.keyboard('{Home}');
    await focused('Duplicate');
    await userEvent.keyboard('{End}');
    await focused('Delete');
    await userEvent.keyboard('e');
    await focused('Export');
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
  },
});

/** Controlled: it stays open, whatever the reader does. One of every kind of item. */
export const HeldOpen = meta.story({
  args: {
    children: (
      <>
        <DropdownGroup label="Orders">
          <DropdownItem startContent={<CopyIcon />} endContent="Ctrl D">
            Duplicate
          </DropdownItem>
          <DropdownItem startContent={<DownloadIcon />} description="As JSON, with its history">
            Export
          </DropdownItem>
        </DropdownGroup>
        <DropdownCheckboxItem checked>Show archived</DropdownCheckboxItem>
        <DropdownSeparator />
        <DropdownItem variant="danger">Delete</DropdownItem>
      </>
    ),
  },
  render: (args) => (
    <Dropdown open>
      <DropdownTrigger>Actions</DropdownTrigger>
      <DropdownContent {...args} />
    </Dropdown>
  ),
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
  },
});

/** Held open: an item that switches, and a choice of one. */
export const HeldChoices = meta.story({
  parameters: exampleSource(view),
  render: () => <ViewOfList open />,
});

/** Controlled: links below an icon. */
export const HeldLinks = meta.story({
  args: { children: accountLinks },
  render: ({ children }) => (
    <Dropdown open onOpenChange={() => {}}>
      <DropdownTrigger as={IconButton} label="Account">
        <UserIcon />
      </DropdownTrigger>
      <DropdownContent>{children}</DropdownContent>
    </Dropdown>
  ),
});

/** Controlled: one menu above its trigger, in line with its start, and one below, in line with its end. */
export const HeldPlaces = meta.story({
  args: { children: <DropdownItem>Duplicate</DropdownItem> },
  render: (args) => (
    <div className="canvas-tips">
      <div className="canvas-row">
        <Dropdown open>
          <DropdownTrigger>Top, start</DropdownTrigger>
          <DropdownContent {...args} side="top" align="start" />
        </Dropdown>
        <Dropdown open>
          <DropdownTrigger>Bottom, end</DropdownTrigger>
          <DropdownContent {...args} side="bottom" align="end" />
        </Dropdown>
      </div>
    </div>
  ),
});

/** An open menu, whose first item is highlighted on light, and the trigger in each state. */
export const States = meta.story({
  parameters: { shows: 'end', ...everyLook, ...heldStates },
  render: (args) => (
    <>
      <BothThemes>
        <State name="open">
          <div className="canvas-panel-room" style={{ minBlockSize: '17rem' }}>
            <div className="canvas-row">
              <Dropdown open>
                <DropdownTrigger>Open</DropdownTrigger>
                <DropdownContent {...args} />
              </Dropdown>
            </div>
          </div>
        </State>
      </BothThemes>
      {/* On a phone both menus open downwards: there is room on the first screen. */}
      <BothThemes>
        {['rest', ...HELD].map((state) => (
          <State key={state} name={state}>
            <div className="canvas-row">
              <Dropdown>
                <DropdownTrigger>Actions</DropdownTrigger>
                <DropdownContent {...args} />
              </Dropdown>
            </div>
          </State>
        ))}
        <State name="disabled">
          <div className="canvas-row">
            <Dropdown>
              <DropdownTrigger disabled>Actions</DropdownTrigger>
              <DropdownContent {...args} />
            </Dropdown>
          </div>
        </State>
      </BothThemes>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    // The one that opens last takes the focus.
    await waitFor(() => expect(canvas.getAllByRole('menu')[1]).toHaveFocus());
    const [menu] = canvas.getAllByRole('menu') as [HTMLElement];
    menu.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(within(menu).getByRole('menuitem', { name: 'Duplicate Ctrl D' })).toHaveFocus(),
    );
    await expect(canvas.getAllByRole('menu')).toHaveLength(2);
  },
});

/** A menu that is longer than the window scrolls inside. */
export const LongContent = meta.story({
  parameters: { shows: 'end', lang: 'de' },
  globals: { viewport: { value: 'narrowest' } },
  args: {
    children: (
      <>
        <DropdownItem description={longWords.german} endContent={longWords.german}>
          {longWords.unbroken}
        </DropdownItem>
        {Array.from({ length: 30 }, (_, row) => `Faden ${row + 1}`).map((text) => (
          <DropdownItem key={text}>{text}</DropdownItem>
        ))}
      </>
    ),
  },
  render: (args) => <ActionsMenu {...args} trigger="Aktionen" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aktionen' }));
    const menu = await canvas.findByRole('menu');
    await waitFor(() => expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight));
    const box = menu.getBoundingClientRect();
    await expect(box.bottom).toBeLessThanOrEqual(innerHeight);
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(box.right).toBeLessThanOrEqual(innerWidth);
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
});

/** In line with the right edge of its trigger. */
export const RTL = meta.story({
  parameters: { shows: 'end' },
  ...inArabic,
  args: {
    children: (
      <>
        <DropdownItem startContent={<CopyIcon />} description={arabic.choices.planHint}>
          {arabic.flow.keep}
        </DropdownItem>
        <DropdownItem variant="danger">{arabic.flow.delete}</DropdownItem>
      </>
    ),
  },
  render: (args) => (
    <div className="canvas-panel-room">
      <Dropdown>
        <DropdownTrigger>{arabic.menu}</DropdownTrigger>
        <DropdownContent {...args} />
      </Dropdown>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: arabic.menu });
    await userEvent.click(trigger);
    const menu = await canvas.findByRole('menu');
    await expect(menu).toHaveAttribute('dir', 'rtl');
    await waitFor(() =>
      expect(menu.getBoundingClientRect().right).toBeCloseTo(trigger.getBoundingClientRect().right, 0),
    );
  },
});
