import { memo, useCallback, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../test/mount.js';
import { Dialog, DialogContent } from '../dialog/index.js';
import { Popover, PopoverContent, PopoverTrigger } from './index.js';

interface RowProps {
  name: string;
  onReverse: () => void;
}

const Row = ({ name, onReverse }: RowProps) => (
  <div>
    <Popover>
      <PopoverTrigger>{name}</PopoverTrigger>
      <PopoverContent>
        <button type="button" onClick={onReverse}>
          Reverse
        </button>
      </PopoverContent>
    </Popover>
  </div>
);

const ConstantRow = memo(Row);

/** Two rows in a dialog, of which React moves the first one when they are reversed: then the browser hides its popover. */
function Rows({ as: Element }: { as: typeof Row | typeof ConstantRow }) {
  const [names, setNames] = useState(['Kind', 'Size']);
  const reverse = useCallback(() => setNames((before) => before.toReversed()), []);
  return (
    <Dialog defaultOpen>
      <DialogContent title="Filters">
        {names.map((name) => (
          <Element key={name} name={name} onReverse={reverse} />
        ))}
      </DialogContent>
    </Dialog>
  );
}

const kind = page.getByRole('button', { name: 'Kind' });
const dialog = page.getByRole('dialog', { name: 'Filters' });

async function moveKind() {
  await userEvent.click(kind);
  await userEvent.click(page.getByRole('button', { name: 'Reverse' }));
  await expect.poll(() => document.querySelector(':popover-open')).toBeNull();
}

test('a popover whose row moves closes, and one Escape closes the dialog around it', async () => {
  mount(<Rows as={Row} />);
  await moveKind();
  await expect.element(kind).toHaveAttribute('data-state', 'closed');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a popover whose row moves without rendering again does not keep the dialog open at Escape', async () => {
  mount(<Rows as={ConstantRow} />);
  await moveKind();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});
