import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { shownPanels, tabs } from '../../../test/examples/tabs.js';
import { hydrate, mount } from '../../../test/mount.js';
import { serverHtml } from '../../../test/server.js';
import { Tabs } from './tabs.js';

const views = <Tabs label="What you build">{tabs}</Tabs>;

test('Tab goes from the selected tab to its panel, past what is closed', async () => {
  mount(
    <>
      {views}
      <button type="button">After</button>
    </>,
  );
  await expect.element(page.getByRole('tab', { name: 'Apps' })).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('tab', { name: 'Apps' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('tabpanel', { name: 'Apps' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
});

test('the first paint shows the selected panel alone, and hydration moves nothing', async () => {
  const host = serverHtml(views, document.body);
  const heights = () =>
    [...host.querySelectorAll('[data-slot^="tab"]')]
      .map((each) => each.getBoundingClientRect().height)
      .filter((height) => height > 0);
  expect(shownPanels(host)).toEqual(['apps']);
  const before = heights();
  hydrate(host, views);
  await expect.element(page.getByRole('tab', { name: 'Apps' })).toBeVisible();
  expect(shownPanels(host)).toEqual(['apps']);
  expect(heights()).toEqual(before);
});

test('a link to a panel, or into it, selects its tab on load, where nothing is laid out, too', async () => {
  const { scrollIntoView } = Element.prototype;
  onTestFinished(() => {
    Element.prototype.scrollIntoView = scrollIntoView;
    vi.unstubAllGlobals();
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  });
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  window.location.hash = 'vendors';
  const host = mount(views);
  await expect.poll(() => shownPanels(host)).toEqual(['data']);
  await userEvent.click(page.getByRole('tab', { name: 'AI Agents' }));
  await expect.poll(() => shownPanels(host)).toEqual(['agents']);
});

test('a press with a modifier key leaves the link to the browser', async () => {
  const host = mount(views);
  const agents = page.getByRole('tab', { name: 'AI Agents' });
  await expect.element(agents).toBeVisible();
  const prevented = vi.fn();
  document.addEventListener(
    'click',
    (event) => {
      prevented(event.defaultPrevented);
      event.preventDefault();
    },
    { once: true },
  );
  await userEvent.click(agents, { modifiers: ['Shift'] });
  expect(prevented).toHaveBeenCalledExactlyOnceWith(false);
  expect(shownPanels(host)).toEqual(['apps']);
});
