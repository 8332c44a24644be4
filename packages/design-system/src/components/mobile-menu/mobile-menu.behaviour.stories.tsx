import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { Mark } from '../../../test/examples/marks.js';
import { chosen, mobileMenuMeta, navigate } from '../../../test/examples/mobile-menu.js';
import { TopBar, TopBarLogo } from '../top-bar/index.js';
import { MobileMenu } from './mobile-menu.js';
import { MobileMenuItem } from './mobile-menu-item.js';

const meta = preview.meta({
  title: 'Behaviour/MobileMenu',
  component: MobileMenu,
  subcomponents: { MobileMenuItem },
  ...mobileMenuMeta,
});

/** Enter, Space and Down open at the first item, Up at the last; arrows loop; letters, Home and End jump. */
export const Keyboard = meta.story({
  play: playIf({ screen: 'own' }, async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    const focused = (name: string) =>
      waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());

    button.focus();
    for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
      await userEvent.keyboard(key);
      await focused('Possibilities');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    }
    await userEvent.keyboard('{ArrowUp}');
    await focused('Login');
    await userEvent.keyboard('{ArrowDown}');
    await focused('Possibilities');
    await userEvent.keyboard('{ArrowUp}');
    await focused('Login');
    await userEvent.keyboard('{Home}');
    await focused('Possibilities');
    await userEvent.keyboard('{End}');
    await focused('Login');
    await userEvent.keyboard('h');
    await focused('How it works?');

    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  }),
});

/** Items are links. Selecting one closes the menu; focus follows the page, or returns to the button. */
export const Choosing = meta.story({
  play: playIf({ screen: 'own' }, async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    const item = await screen.findByRole('menuitem', { name: 'Possibilities' });
    await expect(item).toHaveProperty('tagName', 'A');
    await expect(item).toHaveAttribute('href', '#possibilities');
    await expect(item).toHaveAttribute('aria-current', 'location');
    await expect(screen.getByRole('menuitem', { name: 'Support (opens in a new tab)' })).toHaveAttribute(
      'target',
      '_blank',
    );
    await userEvent.click(item);
    await expect(chosen).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledWith('possibilities');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());

    navigate.mockImplementation(() => canvas.getByRole('button', { name: 'Behind' }).focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Possibilities' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Behind' })).toHaveFocus();
  }),
});

/** The reader goes back while the menu is open, in a layout that stays. */
export const Back = meta.story({
  play: playIf({ screen: 'own' }, async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    await screen.findByRole('menu');
    history.pushState(null, '', location.href);
    history.back();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  }),
});

/** The host controls the state. */
export const Controlled = meta.story({
  render: function Render({ onOpenChange, ...args }) {
    const [open, setOpen] = useState(false);
    return (
      <TopBar>
        <TopBarLogo href="#top">
          <Mark />
          Weft
        </TopBarLogo>
        <output>{open ? 'open' : 'closed'}</output>
        <MobileMenu
          {...args}
          open={open}
          onOpenChange={(next) => {
            onOpenChange?.(next);
            setOpen(next);
          }}
        />
      </TopBar>
    );
  },
  play: playIf({ screen: 'own' }, async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('open'));
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('closed'));
  }),
});
