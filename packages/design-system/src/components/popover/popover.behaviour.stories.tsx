import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.ts';
import { Filter, popoverMeta, shown } from '../../../test/examples/popover.js';
import { Button } from '../button/button.js';
import { Dialog, DialogContent } from '../dialog/index.js';
import { Popover, PopoverClose, PopoverTrigger } from './popover.js';
import { PopoverContent } from './popover-content.js';

const meta = preview.meta({
  title: 'Behaviour/Popover',
  component: PopoverContent,
  subcomponents: { Popover, PopoverTrigger, PopoverClose },
  ...popoverMeta,
});

/** Open from the beginning, and closed by the page’s state. */
export const ClosedByState = meta.story({
  render: function Render() {
    const [open, setOpen] = useState(true);
    return (
      <Filter open={open} onOpenChange={setOpen}>
        <Button onClick={() => setOpen(false)}>Apply</Button>
      </Filter>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const content = await shown(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(content.matches(':popover-open')).toBe(false));
  },
});

/** Escape closes the popover alone, not the dialog around it. */
export const InDialog = meta.story({
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent title="Your apps">
        <Filter {...args} />
      </DialogContent>
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Your apps' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Filter' }));
    const content = await shown(dialog);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(content.matches(':popover-open')).toBe(false));
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await expect(within(dialog).getByRole('button', { name: 'Filter' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your apps' })).toBeNull());
  },
});
