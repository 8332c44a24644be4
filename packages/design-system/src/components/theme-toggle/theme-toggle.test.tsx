import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hydrate, mount } from '../../../test/mount.js';
import { ThemeToggle } from './theme-toggle.js';

const root = document.documentElement;
let before: string | undefined;

beforeEach(() => {
  before = root.dataset.theme;
  delete root.dataset.theme;
  localStorage.removeItem('ds-theme');
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.removeItem('ds-theme');
  if (before === undefined) delete root.dataset.theme;
  else root.dataset.theme = before;
});

const choice = (name: string) => page.getByRole('radio', { name, exact: true });

test('sets the theme of the page and remembers it; the choice of the system removes both', async () => {
  const changed = vi.fn();
  mount(<ThemeToggle onValueChange={changed} />);
  await expect.element(choice('System')).toBeChecked();
  await userEvent.click(choice('Dark'));
  await expect.element(choice('Dark')).toBeChecked();
  expect([root.dataset.theme, localStorage.getItem('ds-theme')]).toEqual(['dark', 'dark']);
  expect(changed).toHaveBeenLastCalledWith('dark');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(choice('Light')).toBeChecked();
  expect([root.dataset.theme, localStorage.getItem('ds-theme')]).toEqual(['light', 'light']);
  await userEvent.click(choice('System'));
  await expect.element(choice('System')).toBeChecked();
  expect([root.dataset.theme, localStorage.getItem('ds-theme')]).toEqual([undefined, null]);
});

/** The module as a page loads it: the remembered theme is shown once. */
const newPage = (): Promise<typeof import('./theme.js')> =>
  import(/* @vite-ignore */ `./theme.ts?${pages++}`);
let pages = 0;

const follow = async () => {
  const { followTheme } = await newPage();
  const mountToggle = () => onTestFinished(followTheme(() => {}));
  mountToggle();
  return mountToggle;
};

test('shows the remembered theme, also on a page without the theme script', async () => {
  localStorage.setItem('ds-theme', 'dark');
  await follow();
  expect(root.dataset.theme).toBe('dark');
  mount(<ThemeToggle />);
  await expect.element(choice('Dark')).toBeChecked();
});

test('ignores a remembered value that is no theme', async () => {
  localStorage.setItem('ds-theme', 'sepia');
  await follow();
  expect(root.dataset.theme).toBeUndefined();
  mount(<ThemeToggle />);
  await expect.element(choice('System')).toBeChecked();
});

test('a toggle that mounts later leaves the theme that the page’s own script set meanwhile', async () => {
  localStorage.setItem('ds-theme', 'light');
  const mountToggle = await follow();
  expect(root.dataset.theme).toBe('light');
  root.dataset.theme = 'dark';
  mountToggle();
  expect(root.dataset.theme).toBe('dark');
});

test('a page that the back button restores shows what was chosen meanwhile, or else what its own script set', async () => {
  const restore = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await follow();
  localStorage.setItem('ds-theme', 'dark');
  restore();
  expect(root.dataset.theme).toBe('dark');
  root.dataset.theme = 'light';
  restore();
  expect(root.dataset.theme).toBe('light');
  localStorage.removeItem('ds-theme');
  restore();
  expect(root.dataset.theme).toBeUndefined();
});

test('a change of `sessionStorage` leaves the theme as it is', async () => {
  mount(<ThemeToggle />);
  await userEvent.click(choice('Dark'));
  await expect.element(choice('Dark')).toBeChecked();
  const frame = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => frame.remove());
  const storage = frame.contentWindow?.sessionStorage;
  const cleared = new Promise<void>((resolve) => {
    window.addEventListener('storage', ({ key }) => key === null && resolve());
  });
  storage?.setItem('step', '1');
  storage?.clear();
  await cleared;
  expect(root.dataset.theme).toBe('dark');
});

test('works for the page where storage is blocked', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  mount(<ThemeToggle />);
  await userEvent.click(choice('Dark'));
  await expect.element(choice('Dark')).toBeChecked();
  expect(root.dataset.theme).toBe('dark');
  await userEvent.click(choice('System'));
  expect(root.dataset.theme).toBeUndefined();
});

test('follows another tab, another toggle and the page’s own script', async () => {
  mount(
    <>
      <ThemeToggle label="Above" />
      <ThemeToggle label="Below" />
    </>,
  );
  const both = async (name: string) => {
    for (const group of ['Above', 'Below'])
      await expect
        .element(page.getByRole('radiogroup', { name: group }).getByRole('radio', { name }))
        .toBeChecked();
  };
  await both('System');
  const frame = document.body.appendChild(document.createElement('iframe'));
  // A frame of the same origin is another document, as another tab is.
  frame.contentWindow?.localStorage.setItem('ds-theme', 'dark');
  await both('Dark');
  frame.contentWindow?.localStorage.clear();
  await both('System');
  frame.remove();
  root.dataset.theme = 'light';
  await both('Light');
  await userEvent.click(page.getByRole('radiogroup', { name: 'Below' }).getByRole('radio', { name: 'Dark' }));
  await both('Dark');
});

test('a form around it neither sends nor resets it, and the arrow keys treat it as one group', async () => {
  const host = mount(
    <form>
      <ThemeToggle />
    </form>,
  );
  await userEvent.click(choice('Dark'));
  await expect.element(choice('Dark')).toBeChecked();
  const form = host.querySelector('form') as HTMLFormElement;
  expect([...new FormData(form)]).toEqual([]);
  form.reset();
  await expect.element(choice('Dark')).toBeChecked();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(choice('Light')).toHaveFocus();
  await expect.element(choice('Light')).toBeChecked();
  expect(host.querySelectorAll(':checked')).toHaveLength(1);
});

test('with a value it shows that, and leaves the theme to the page', async () => {
  localStorage.setItem('ds-theme', 'light');
  root.dataset.theme = 'light';
  const changed = vi.fn();
  function Page() {
    const [theme, setTheme] = useState('system');
    const change = (value: string) => {
      changed(value);
      setTheme(value);
    };
    return <ThemeToggle value={theme} onValueChange={change} />;
  }
  mount(<Page />);
  await expect.element(choice('System')).toBeChecked();
  await userEvent.click(choice('Dark'));
  await expect.element(choice('Dark')).toBeChecked();
  expect(changed.mock.calls).toEqual([['dark']]);
  expect([root.dataset.theme, localStorage.getItem('ds-theme')]).toEqual(['light', 'light']);
});

test('a value that the server does not know yet hydrates as the system’s', async () => {
  const host = document.body.appendChild(document.createElement('main'));
  host.innerHTML = renderToString(<ThemeToggle />);
  const mismatch = vi.fn();
  hydrate(host, <ThemeToggle value="dark" />, { onRecoverableError: mismatch });
  await expect.element(choice('Dark')).toBeChecked();
  expect(mismatch).not.toHaveBeenCalled();
});
