import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { shownPanels, tabs } from '../../../test/examples/tabs.js';
import { Hiding } from '../../../test/hiding.js';
import { emulateMedia, emulatePrint } from '../../../test/media.js';
import { hydrate, mount } from '../../../test/mount.js';
import { serverHtml } from '../../../test/server.js';
import { Link } from '../link/link.js';
import { Tab } from './tab.js';
import { Tabs } from './tabs.js';

const views = <Tabs label="What you build">{tabs}</Tabs>;

test('Tab goes from the selected tab to its panel, past closed panels', async () => {
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

test('calls the ref of a panel once, also when another tab is selected', async () => {
  const ref = vi.fn();
  mount(
    <Tabs label="Versions">
      <Tab value="stable" title="Stable" ref={ref} />
      <Tab value="beta" title="Beta" />
    </Tabs>,
  );
  await expect.element(page.getByRole('tabpanel', { name: 'Stable' })).toBeInTheDocument();
  ref.mockClear();
  await userEvent.click(page.getByRole('tab', { name: 'Beta' }));
  await expect.element(page.getByRole('tabpanel', { name: 'Beta' })).toBeInTheDocument();
  expect(ref).not.toHaveBeenCalled();
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

test('a link to a panel or into it selects its tab on load, also where nothing is laid out', async () => {
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

test('a link of a router, which sets the address itself, selects the tab', async () => {
  const address = window.location.href;
  onTestFinished(() => window.history.replaceState(null, '', address));
  const host = mount(
    <>
      {['vendors', 'agents'].map((id) => (
        <a
          key={id}
          href={`#${id}`}
          onClick={(event) => {
            event.preventDefault();
            window.history.pushState(null, '', `#${id}`);
          }}
        >
          To {id}
        </a>
      ))}
      {views}
    </>,
  );
  await expect.element(page.getByRole('tab', { name: 'Apps' })).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'To vendors' }));
  await expect.poll(() => shownPanels(host)).toEqual(['data']);
  await userEvent.click(page.getByRole('link', { name: 'To agents' }));
  await expect.poll(() => shownPanels(host)).toEqual(['agents']);
  await userEvent.click(page.getByRole('tab', { name: 'Apps' }));
  // Where the address is already.
  await userEvent.click(page.getByRole('link', { name: 'To agents' }));
  await expect.poll(() => shownPanels(host)).toEqual(['agents']);
});

test('a link that opens a new tab of the browser selects nothing in this one', async () => {
  const address = window.location.href;
  onTestFinished(() => window.history.replaceState(null, '', address));
  const host = mount(
    <>
      <Link href="#agents" newTab>
        To agents
      </Link>
      {views}
    </>,
  );
  await userEvent.click(page.getByRole('tab', { name: 'AI Agents' }));
  window.history.replaceState(null, '', '#agents');
  await userEvent.click(page.getByRole('tab', { name: 'Apps' }));
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(page.getByRole('link', { name: /^To agents/ }));
  // The package looks at the address in a task after the click.
  await new Promise((resolve) => setTimeout(resolve));
  expect(shownPanels(host)).toEqual(['apps']);
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

test('a row that was scrolled before hydration fades at its start', async () => {
  const months = (
    <div style={{ width: 200 }}>
      <Tabs label="Months">
        {Array.from({ length: 12 }, (_, index) => (
          <Tab key={`month ${index + 1}`} value={`${index + 1}`} title={`Month ${index + 1}`}>
            Prices
          </Tab>
        ))}
      </Tabs>
    </div>
  );
  const host = serverHtml(months, document.body);
  onTestFinished(() => host.remove());
  const list = host.querySelector('[data-slot="tab-list"]') as HTMLElement;
  list.scrollLeft = 60;
  await new Promise((resolve) => list.addEventListener('scroll', resolve, { once: true }));
  expect(list.scrollLeft).toBe(60);
  hydrate(host, months);
  await expect.element(page.getByRole('tablist')).toHaveAttribute('data-scrolled');
});

test('on paper every view is shown, also in browsers without `until-found`', async () => {
  const { onbeforematch } = Object.getOwnPropertyDescriptors(HTMLElement.prototype);
  onTestFinished(() => void Object.defineProperties(HTMLElement.prototype, { onbeforematch }));
  Reflect.deleteProperty(HTMLElement.prototype, 'onbeforematch');
  const host = mount(views);
  // A style of the page's own must not show the others.
  for (const panel of host.querySelectorAll<HTMLElement>('[role=tabpanel]')) panel.style.display = 'grid';
  await expect.poll(() => shownPanels(host)).toEqual(['apps']);
  await emulatePrint();
  onTestFinished(() => emulateMedia({}));
  expect(shownPanels(host)).toEqual(['apps', 'agents', 'data']);
});

test('what the reader selected after a link stays when the page hides the part and shows it again', async () => {
  const address = window.location.href;
  onTestFinished(() => window.history.replaceState(null, '', address));
  window.history.replaceState(null, '', '#vendors');
  const host = mount(<Hiding>{views}</Hiding>);
  await expect.poll(() => shownPanels(host)).toEqual(['data']);
  await userEvent.click(page.getByRole('tab', { name: 'AI Agents' }));
  const hide = page.getByRole('button', { name: 'Hide' });
  await userEvent.click(hide);
  await expect.element(page.getByRole('tablist')).not.toBeInTheDocument();
  await userEvent.click(hide);
  await expect.element(page.getByRole('tab', { name: 'AI Agents', selected: true })).toBeVisible();
  // The part looks at the address in a task after it is shown.
  await new Promise((resolve) => setTimeout(resolve));
  expect(shownPanels(host)).toEqual(['agents']);
  await userEvent.click(page.getByRole('tab', { name: 'Apps' }));
  await userEvent.click(hide);
  window.history.replaceState(null, '', '#agents');
  await userEvent.click(hide);
  await expect.poll(() => shownPanels(host)).toEqual(['agents']);
});
