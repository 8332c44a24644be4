import { expect, screen, waitFor } from 'storybook/test';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { expectOnScreen, shown, topBarGroupMeta } from '../../../test/examples/top-bar-group.js';
import { expectHydration } from '../../../test/hydration.js';
import { TopBarGroup, type TopBarGroupProps } from './top-bar-group.js';
import { TopBarGroupLink } from './top-bar-group-link.js';

const meta = preview.meta({
  title: 'Behaviour/TopBarGroup',
  component: TopBarGroup,
  subcomponents: { TopBarGroupLink },
  ...topBarGroupMeta,
});

/** A press opens the panel, a second one closes it, a third one opens it again. */
export const Toggled = meta.story({
  play: playIf({ screen: 'own' }, async ({ args, canvas, canvasElement, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Product' });
    await userEvent.click(trigger);
    const panel = await shown(canvasElement);
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'true'));

    await userEvent.click(trigger);
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'));
    await expect(panel.matches(':popover-open')).toBe(false);
    await expectHydration(<TopBarGroup {...(args as TopBarGroupProps)} />);
    await userEvent.click(trigger);
    await shown(canvasElement);
  }),
});

/** A phone: the row stays for assistive technology, with a panel that fits; the menu opens from there too. */
export const NarrowByKeyboard = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: playIf({ screen: 'own' }, async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    const trigger = canvas.getByRole('button', { name: 'Product' });
    await expect(trigger).toHaveFocus();
    await expect(trigger.getBoundingClientRect().top).toBeGreaterThanOrEqual(79);
    await userEvent.click(trigger);
    await expectOnScreen(await shown(canvasElement));

    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await screen.findByRole('menu');
  }),
});
