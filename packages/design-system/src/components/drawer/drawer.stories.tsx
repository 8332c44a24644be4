import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { begins, HELD, heldStates, State, Surroundings } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { paragraphs } from '../../../test/examples/dialog.js';
import {
  appFilter,
  DrawerOnPage,
  drawerMeta,
  edge,
  expectBelow,
  longDrawer,
  place,
  renderOpen,
} from '../../../test/examples/drawer.js';
import { germanLabels } from '../../../test/examples/german.js';
import { expectHydration } from '../../../test/hydration.js';
import { partOf } from '../../../test/part.js';
import { MenuIcon } from '../../icons/icons.js';
import { Button } from '../button/button.js';
import { IconButton } from '../icon-button/icon-button.js';
import { Link } from '../link/link.js';
import { Drawer, DrawerClose, DrawerTrigger } from './drawer.js';
import { DrawerContent, type DrawerContentProps } from './drawer-content.js';

const meta = preview.meta({
  title: 'Components/Drawer',
  component: DrawerContent,
  subcomponents: { Drawer, DrawerTrigger, DrawerClose },
  ...drawerMeta,
});

/**
 * WAI-ARIA APG, Dialog (Modal): focus moves in, stays inside and returns; the drawer has a name and a description; the rest of
 * the page is inert and does not scroll. It is at the end of the line.
 */
export const Default = meta.story({
  render: (args) => (
    <>
      <Drawer>
        <DrawerTrigger>Filter</DrawerTrigger>
        <DrawerContent {...args} />
      </Drawer>
      <Surroundings>{paragraphs}</Surroundings>
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Filter' });
    await expect(trigger).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(trigger);
    const { drawer, box, end } = await place();
    await expect(drawer).toHaveAccessibleName('Filter apps');
    await expect(drawer).toHaveAccessibleDescription('Twelve of forty are shown.');
    await expect(drawer).toHaveAttribute('aria-modal', 'true');
    await expect(box[end]).toBe(edge[end]);
    await expect([box.top, box.height]).toEqual([0, innerHeight]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await expect(canvasElement.closest('[inert]')).not.toBeNull();
    await expect(document.documentElement).toHaveAttribute('data-scroll-locked', '1');

    const overlay = drawer.parentElement as HTMLElement;
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(overlay.isConnected).toBe(false));
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(document.documentElement).not.toHaveAttribute('data-scroll-locked');
    await expect(document.querySelector('[inert]')).toBeNull();
    await expectHydration(<DrawerOnPage {...appFilter} />);
  },
});

/** From the start of the line, opened by an icon: a navigation. */
export const Start = meta.story({
  args: {
    side: 'start',
    title: 'Documentation',
    description: undefined,
    footer: undefined,
    children: (
      <nav aria-label="Documentation">
        {['First app', 'Agents', 'Data flows'].map((text) => (
          <p key={text}>
            <Link variant="nav" href={`#${text}`}>
              {text}
            </Link>
          </p>
        ))}
      </nav>
    ),
  },
  render: (args) => (
    <Drawer defaultOpen>
      <DrawerTrigger as={IconButton} label="Documentation">
        <MenuIcon />
      </DrawerTrigger>
      <DrawerContent {...args} />
    </Drawer>
  ),
  play: async () => {
    const { box, start } = await place();
    await expect(box[start]).toBe(edge[start]);
  },
});

/** At the lower edge on a phone, at the side on wider screens. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { narrowSide: 'bottom' },
  render: renderOpen,
  play: playIf({ screen: 'own' }, expectBelow),
});

const opened = fn().mockName('onOpenChange');

/** Controlled, without a trigger: focus returns to the element that had it. */
export const Controlled = meta.story({
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Show the filter</Button>
        <Drawer
          open={open}
          onOpenChange={(next) => {
            opened(next);
            setOpen(next);
          }}
        >
          <DrawerContent {...args} />
        </Drawer>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const show = canvas.getByRole('button', { name: 'Show the filter' });
    await userEvent.click(show);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(opened).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(show).toHaveFocus());
  },
});

/** A drawer that stays open, whatever the reader does, above a page. */
const held = {
  render: (args: DrawerContentProps) => (
    <>
      <Drawer open>
        <DrawerTrigger>Filter</DrawerTrigger>
        <DrawerContent {...args} />
      </Drawer>
      {paragraphs}
    </>
  ),
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer).toBeVisible());
  },
};

/** Controlled: at the end of the line. */
export const HeldOpen = meta.story(held);

/** Controlled: at the start of the line. */
export const HeldAtStart = meta.story({ ...held, args: { side: 'start' } });

/** Controlled: at the lower edge, as high as its content. */
export const HeldBelow = meta.story({ ...held, args: { side: 'bottom' } });

/** An open drawer with a trigger and a closing button in each state: the overlay covers what is outside of it. */
export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  args: {
    children: ['rest', ...HELD].map((state) => (
      <State key={state} name={state}>
        <div className="canvas-row">
          <Drawer>
            <DrawerTrigger {...begins(state)}>Filter</DrawerTrigger>
            <DrawerContent title="Filter" />
          </Drawer>
          <DrawerClose>Done</DrawerClose>
        </div>
      </State>
    )),
  },
  render: (args) => (
    <Drawer defaultOpen>
      <DrawerContent {...args} />
    </Drawer>
  ),
  play: async () => {
    await screen.findByRole('dialog');
  },
});

/** The content scrolls; the close button and the footer stay visible, and cover nothing (WCAG 2.4.11). */
export const LongContent = meta.story({
  parameters: { lang: 'de' },
  args: longDrawer,
  render: renderOpen,
  play: async () => {
    const { drawer, box } = await place();
    const main = partOf(drawer, 'drawer-main');
    // On a low screen the drawer scrolls as one.
    for (const part of [drawer, main]) part.scrollTop = part.scrollHeight;
    const close = screen.getByRole('button', { name: germanLabels.close }).getBoundingClientRect();
    await expect(close.top).toBeGreaterThanOrEqual(box.top);
    const footer = partOf(drawer, 'drawer-footer').getBoundingClientRect();
    await expect(footer.bottom).toBeCloseTo(box.bottom, 0);
    await expect(main.getBoundingClientRect().bottom).toBeLessThanOrEqual(footer.top + 1);
    await expect(drawer.scrollWidth).toBeLessThanOrEqual(drawer.clientWidth);
  },
});

/**
 * 200 % text size on the narrowest phone: drawer, content and footer scroll together, and the close button stays
 * visible.
 */
export const LargeText = meta.story({
  parameters: { lang: 'de' },
  globals: { textSize: 'double', viewport: { value: 'narrowest' } },
  args: { ...longDrawer, footer: <DrawerClose variant="action">12 Apps anzeigen</DrawerClose> },
  render: renderOpen,
  play: playIf({ screen: 'own' }, async () => {
    const { drawer, box } = await place();
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(box.right).toBeLessThanOrEqual(innerWidth);
    await expect(drawer.scrollWidth).toBeLessThanOrEqual(drawer.clientWidth);
    for (const part of [drawer, partOf(drawer, 'drawer-main')]) part.scrollTop = part.scrollHeight;
    const close = screen.getByRole('button', { name: germanLabels.close }).getBoundingClientRect();
    await expect(close.top).toBeGreaterThanOrEqual(box.top);
    await expect(close.bottom).toBeLessThanOrEqual(innerHeight);
  }),
});

/** The end of the line is at the left. */
export const RTL = meta.story({
  ...inArabic,
  args: {
    lang: 'ar',
    title: arabic.popover.title,
    description: arabic.choices.planHint,
    closeLabel: arabic.flow.close,
    children: <p>{arabic.heading.description}</p>,
    footer: <DrawerClose variant="action">{arabic.popover.close}</DrawerClose>,
  },
  render: (args) => (
    <Drawer defaultOpen>
      <DrawerContent {...args} />
    </Drawer>
  ),
  play: async () => {
    const { box } = await place();
    await expect(box.left).toBe(0);
    const close = screen.getByRole('button', { name: arabic.flow.close }).getBoundingClientRect();
    await expect(close.left - box.left).toBeLessThan(box.right - close.right);
  },
});
