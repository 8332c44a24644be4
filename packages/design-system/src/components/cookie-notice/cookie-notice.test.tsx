import { expect, onTestFinished, test } from 'vitest';
import { mount } from '../../../test/mount.js';
import { CookieNotice } from './cookie-notice.js';

const nextFrame = () => new Promise(requestAnimationFrame);

test('a notice that grows with the space it reserves, as by a scrollbar, causes no error of its ResizeObserver', async () => {
  const errors: string[] = [];
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  window.addEventListener('error', ({ message }) => errors.push(message), stop);
  mount(
    <CookieNotice
      title="May we count visits?"
      onChoice={() => {}}
      style={{ paddingBlockStart: 'min(var(--ds-cookie-notice-size, 0px), 40px)' }}
    />,
  );
  const notice = () => document.querySelector('[data-slot="cookie-notice"]');
  const room = () => document.documentElement.style.getPropertyValue('--ds-cookie-notice-size');
  await expect.poll(() => notice() && getComputedStyle(notice() as Element).paddingBlockStart).toBe('40px');
  await expect.poll(room).toBe(`${Math.ceil(notice()?.getBoundingClientRect().height ?? 0)}px`);
  await nextFrame();
  await nextFrame();
  expect(errors).toEqual([]);
});
