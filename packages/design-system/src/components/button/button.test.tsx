import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../test/mount.js';
import { Button } from './button.js';

test('the line of a busy button moves, but not where motion is reduced', async () => {
  mount(
    <>
      <Button loading>Save</Button>
      <div data-motion="reduced">
        <Button loading>Send</Button>
      </div>
    </>,
  );
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeVisible();
  const movement = (name: string) =>
    getComputedStyle(page.getByRole('button', { name }).element(), '::after').animationName;
  expect(movement('Save')).toBe('ds-button-thread');
  expect(movement('Send')).toBe('none');
});
