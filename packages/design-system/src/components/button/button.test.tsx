import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../test/mount.js';
import { Tooltip, TooltipTrigger } from '../tooltip/index.js';
import { Button } from './button.js';

test('the line of a busy button moves, also as a trigger, but not where motion is reduced', async () => {
  mount(
    <>
      <Button loading>Save</Button>
      <Tooltip content="Readers see it at once">
        <TooltipTrigger loading>Publish</TooltipTrigger>
      </Tooltip>
      <div data-motion="reduced">
        <Button loading>Send</Button>
      </div>
    </>,
  );
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeVisible();
  const movement = (name: string) =>
    getComputedStyle(page.getByRole('button', { name }).element(), '::after').animationName;
  expect(movement('Save')).toBe('ds-button-thread');
  expect(movement('Publish')).toBe('ds-button-thread');
  expect(movement('Send')).toBe('none');
});

test('a long word of a button does not break beside a text that can wrap', async () => {
  mount(
    <div style={{ display: 'flex', inlineSize: '300px' }}>
      <div>
        <Button>Datenschutz</Button>
      </div>
      <p>A text beside it, which has many places to wrap, so that no word of the button needs to break.</p>
    </div>,
  );
  const label = page.getByText('Datenschutz');
  await expect.element(label).toBeVisible();
  const range = document.createRange();
  range.selectNodeContents(label.element());
  expect(range.getClientRects()).toHaveLength(1);
});
