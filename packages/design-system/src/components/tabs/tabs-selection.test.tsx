import { createContext, Suspense, use, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { shownPanels } from '../../../test/examples/tabs.js';
import { hydrate, mount } from '../../../test/mount.js';
import { serverHtml } from '../../../test/server.js';
import { hydrateStreamed } from '../../../test/stream.js';
import { Tab } from './tab.js';
import { Tabs } from './tabs.js';

const BetaState = createContext<'on' | 'off' | 'gone'>('on');

/** A tab that a context disables or removes, without `Tabs` being rendered again. */
function Beta() {
  const state = use(BetaState);
  if (state === 'gone') return null;
  return (
    <Tab value="beta" title="Beta" disabled={state === 'off'}>
      <p>New</p>
    </Tab>
  );
}

const versions = (
  <Tabs label="Versions" defaultValue="beta">
    <Tab value="stable" title="Stable">
      <p>Old</p>
    </Tab>
    <Beta />
  </Tabs>
);

function Versions() {
  const [state, setState] = useState<'on' | 'off' | 'gone'>('on');
  return (
    <BetaState value={state}>
      {versions}
      {(['on', 'off', 'gone'] as const).map((next) => (
        <button key={next} type="button" onClick={() => setState(next)}>
          {next}
        </button>
      ))}
    </BetaState>
  );
}

test('another tab is shown while the selected one is disabled or gone', async () => {
  const host = mount(<Versions />);
  const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
  await expect.poll(() => shownPanels(host)).toEqual(['beta']);
  for (const state of ['off', 'gone']) {
    await press(state);
    await expect.poll(() => shownPanels(host)).toEqual(['stable']);
    const stable = page.getByRole('tab', { name: 'Stable', selected: true });
    await expect.element(stable).toHaveAttribute('tabindex', '0');
    await press('on');
    await expect.poll(() => shownPanels(host)).toEqual(['beta']);
  }
});

test('a value that no tab has shows one that can be selected', async () => {
  const host = mount(
    <Tabs label="Versions" value="nightly">
      <Tab value="alpha" title="Alpha" disabled>
        <p>Raw</p>
      </Tab>
      <Tab value="stable" title="Stable">
        <p>Old</p>
      </Tab>
    </Tabs>,
  );
  await expect.poll(() => shownPanels(host)).toEqual(['stable']);
  await expect.element(page.getByRole('tab', { name: 'Stable', selected: true })).toBeVisible();
});

test.for([
  { wanted: 'alpha', is: 'disabled' },
  { wanted: 'nightly', is: 'not there' },
])('where the tab asked for is $is, another is shown from the first paint on', async ({ wanted }) => {
  const editions = (
    <Tabs label="Versions" defaultValue={wanted}>
      <Tab value="alpha" title="Alpha" disabled>
        <p>Raw</p>
      </Tab>
      <Tab value="stable" title="Stable">
        <p>Old</p>
      </Tab>
    </Tabs>
  );
  const host = serverHtml(editions, document.body);
  expect(shownPanels(host)).toEqual(['stable']);
  hydrate(host, editions);
  await expect.element(page.getByRole('tab', { name: 'Stable', selected: true })).toBeVisible();
  expect(shownPanels(host)).toEqual(['stable']);
});

test('a tab that a component of the page may render is selected from the first paint on', async () => {
  const host = serverHtml(versions, document.body);
  expect(shownPanels(host)).toEqual(['beta']);
  hydrate(host, versions);
  await expect.element(page.getByRole('tab', { name: 'Beta', selected: true })).toBeVisible();
});

function Plans() {
  const [hasTeam, setHasTeam] = useState(true);
  const [soloIsClosed, setSoloIsClosed] = useState(true);
  return (
    <>
      <Tabs label="Plans" defaultValue="team">
        <Tab value="solo" title="Solo" disabled={soloIsClosed}>
          <p>One</p>
        </Tab>
        <Tab value="pair" title="Pair">
          <p>Two</p>
        </Tab>
        {hasTeam && (
          <Tab value="team" title="Team">
            <p>Ten</p>
          </Tab>
        )}
      </Tabs>
      <button type="button" onClick={() => setSoloIsClosed(false)}>
        Open solo
      </button>
      <button type="button" onClick={() => setHasTeam(false)}>
        Remove team
      </button>
    </>
  );
}

test('the tab that is shown instead is the first of the list, even if it was enabled last', async () => {
  const host = mount(<Plans />);
  await userEvent.click(page.getByRole('button', { name: 'Open solo' }));
  await expect.element(page.getByRole('tab', { name: 'Solo' })).not.toHaveAttribute('aria-disabled');
  await userEvent.click(page.getByRole('button', { name: 'Remove team' }));
  await expect.poll(() => shownPanels(host)).toEqual(['solo']);
});

const Nightly = ({ isNew }: { isNew: boolean }) => (
  <Tab value="nightly" title="Nightly" disabled={!isNew}>
    <p>Raw</p>
  </Tab>
);

/** Tabs that components of the page render. The key a enables the one before the others. */
function Wrapped() {
  const [isNew, setIsNew] = useState(false);
  return (
    <Tabs label="Versions" onKeyDown={({ key }) => key === 'a' && setIsNew(true)}>
      <Nightly isNew={isNew} />
      <Beta />
      <Tab value="stable" title="Stable">
        <p>Old</p>
      </Tab>
    </Tabs>
  );
}

test('the first tab is selected from the first paint on where a component of the page renders it, too', async () => {
  const host = serverHtml(<Wrapped />, document.body);
  expect(shownPanels(host)).toEqual(['beta']);
  hydrate(host, <Wrapped />);
  const beta = page.getByRole('tab', { name: 'Beta', selected: true });
  await expect.element(beta).toBeVisible();
  expect(shownPanels(host)).toEqual(['beta']);
  await userEvent.click(beta);
  await userEvent.keyboard('a');
  await expect.element(page.getByRole('tab', { name: 'Nightly' })).not.toHaveAttribute('aria-disabled');
  expect(shownPanels(host)).toEqual(['beta']);
});

test('server and browser select the same tab where a boundary of Suspense comes first', async () => {
  const bounded = (
    <Tabs label="Versions">
      <Suspense>
        <Beta />
      </Suspense>
      <Tab value="stable" title="Stable">
        <p>Old</p>
      </Tab>
    </Tabs>
  );
  const host = serverHtml(bounded, document.body);
  expect(shownPanels(host)).toEqual(['stable']);
  hydrate(host, bounded);
  await expect.element(page.getByRole('tab', { name: 'Stable', selected: true })).toBeVisible();
  await expect.element(page.getByRole('tab', { name: 'Beta' })).toBeVisible();
  expect(shownPanels(host)).toEqual(['stable']);
});

test('a tab that arrives after hydration is not selected beside the one that the reader has chosen', async () => {
  const { host, arrive } = hydrateStreamed(
    <Tabs label="Versions" defaultValue="beta">
      <Tab value="stable" title="Stable">
        <p>Old</p>
      </Tab>
      <Suspense>
        <Tab value="beta" title="Beta">
          <p>New</p>
        </Tab>
      </Suspense>
    </Tabs>,
  );
  await userEvent.click(page.getByRole('tab', { name: 'Stable' }));
  arrive();
  await expect.element(page.getByRole('tab', { name: 'Beta', selected: false })).toBeVisible();
  await expect.poll(() => shownPanels(host)).toEqual(['stable']);
});

/** The key `x` removes the first tab, `o` disables it. */
function Leaving({ chosen }: { chosen?: string }) {
  const [names, setNames] = useState(['Apps', 'Agents', 'Data']);
  const [off, setOff] = useState(false);
  const isGone = names.length < 3;
  return (
    <Tabs
      label="Views"
      {...(chosen && { value: isGone ? chosen : 'Apps' })}
      onKeyDown={({ key }) => {
        if (key === 'x') setNames(names.slice(1));
        if (key === 'o') setOff(true);
      }}
    >
      {names.map((name) => (
        <Tab key={name} value={name} title={name} disabled={off && name === 'Apps'}>
          <p>{name}</p>
        </Tab>
      ))}
    </Tabs>
  );
}

test.each([
  ['the first', undefined, 'Agents'],
  ['the page’s choice', 'Data', 'Data'],
])('when the tab with the focus is removed, %s is selected and gets the focus', async (_, chosen, next) => {
  mount(<Leaving {...(chosen && { chosen })} />);
  await userEvent.click(page.getByRole('tab', { name: 'Apps' }));
  await userEvent.keyboard('x');
  const tab = page.getByRole('tab', { name: next, selected: true });
  await expect.element(tab).toHaveFocus();
});

test('when a component of the page removes its tab with the focus, the selected one gets it', async () => {
  mount(<Versions />);
  const beta = page.getByRole('tab', { name: 'Beta', selected: true });
  await userEvent.click(beta);
  await expect.element(beta).toHaveFocus();
  const remove = page.getByRole('button', { name: 'gone' });
  // Leaves the focus where it is, unlike a press.
  (remove.element() as HTMLElement).click();
  await expect.element(page.getByRole('tab', { name: 'Stable', selected: true })).toHaveFocus();
});

test('the arrow keys go on from the tab with the focus when it was disabled', async () => {
  mount(<Leaving />);
  await userEvent.click(page.getByRole('tab', { name: 'Apps' }));
  await userEvent.keyboard('o{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: 'Agents', selected: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('tab', { name: 'Data', selected: true })).toHaveFocus();
});
