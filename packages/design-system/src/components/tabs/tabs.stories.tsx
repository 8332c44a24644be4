import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, HELD, heldStates, Narrow, State } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { longWords } from '../../../test/examples/long-words.js';
import { disabledTab, shownPanels, tabs } from '../../../test/examples/tabs.js';
import { expectNoOverflow } from '../../../test/fits.js';
import { onGrounds } from '../../../test/on-grounds.js';
import { Button } from '../button/index.js';
import { Tab } from './tab.js';
import { Tabs } from './tabs.js';

const meta = preview.meta({
  title: 'Components/Tabs',
  component: Tabs,
  subcomponents: { Tab },
  args: { label: 'What you build', children: tabs, onValueChange: fn() },
});

/** One panel is shown, named by its tab. A press on a tab selects it. */
export const Default = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('tablist', { name: 'What you build' })).toBeVisible();
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Apps');
    await expect(shownPanels(canvasElement)).toEqual(['apps']);
    const agents = canvas.getByRole('tab', { name: 'AI Agents' });
    await userEvent.click(agents);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('agents');
    await expect(shownPanels(canvasElement)).toEqual(['agents']);
    await expect(canvas.getByRole('tabpanel', { name: 'AI Agents' }).id).toBe(
      agents.getAttribute('aria-controls'),
    );
    await expect(window.location.hash).toBe('');
  },
});

/** Controlled: a tab is selected only when the caller sets `value`. */
export const Controlled = meta.story({
  render: function Render({ onValueChange, ...args }) {
    const [value, setValue] = useState('apps');
    return (
      <>
        <Button onClick={() => setValue('data')}>Show data flows</Button>
        <Tabs
          {...args}
          value={value}
          onValueChange={(next) => {
            onValueChange?.(next);
            if (next !== 'agents') setValue(next);
          }}
        />
      </>
    );
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'AI Agents' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('agents');
    await expect(shownPanels(canvasElement)).toEqual(['apps']);
    await userEvent.click(canvas.getByRole('button', { name: 'Show data flows' }));
    await expect(shownPanels(canvasElement)).toEqual(['data']);
  },
});

/** A disabled tab stays in the list, and its panel is left out. */
export const Disabled = meta.story({
  args: { children: [disabledTab, ...tabs] },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const devices = canvas.getByRole('tab', { name: 'Devices' });
    await expect(devices).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(devices);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(shownPanels(canvasElement)).toEqual(['apps']);
  },
});

export const One = meta.story({ args: { children: tabs[0] } });

/** More tabs than there is room for scroll, and the selected one comes into view. */
export const Many = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    children: Array.from({ length: 9 }, (_, index) => (
      <Tab key={index} value={`${index}`} title={`View ${index + 1}`}>
        <p className="canvas-text">What view {index + 1} shows.</p>
      </Tab>
    )),
  },
  play: playIf({ screen: 'own' }, async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('tablist');
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('tab', { name: 'View 9' });
    await waitFor(() =>
      expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(list.getBoundingClientRect().right + 1),
    );
    await waitFor(() =>
      expect(list, 'the tabs that are cut at its start fade').toHaveAttribute('data-scrolled'),
    );
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(list).not.toHaveAttribute('data-scrolled'));
    await userEvent.keyboard('{End}');
  }),
});

export const LargeText = meta.story({ globals: { textSize: 'double', viewport: { value: 'phone' } } });

/** On the grounds of sections. */
export const Grounds = meta.story(
  onGrounds(['page', 'ink', 'primary', 'accent', 'action'], (ground) => (
    <Tabs label={`On ${ground}`}>
      <Tab value="one" title="Apps">
        Web, mobile and TV apps.
      </Tab>
      <Tab value="two" title="Agents">
        Agents that answer.
      </Tab>
    </Tabs>
  )),
);

export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  render: () => (
    <BothThemes>
      {(ground) =>
        ['rest', ...HELD, 'disabled'].map((state) => (
          <State key={state} name={state}>
            <Tabs label={`${state}, ${ground}`}>
              <Tab value="one" title="Apps">
                Web, mobile and TV apps.
              </Tab>
              <Tab value="two" title="Agents" disabled={state === 'disabled'}>
                Agents that answer.
              </Tab>
            </Tabs>
          </State>
        ))
      }
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  parameters: { lang: 'de' },
  render: () => (
    <Narrow>
      <Tabs label="Lange Wörter">
        <Tab value="one" title={longWords.german}>
          {longWords.unbroken}
        </Tab>
        <Tab value="two" title={longWords.unbroken}>
          {longWords.german}
        </Tab>
      </Tabs>
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    const narrow = canvasElement.querySelector<HTMLElement>('.canvas-narrow') as HTMLElement;
    await expect(narrow.scrollWidth).toBeLessThanOrEqual(narrow.clientWidth);
    for (const panel of narrow.querySelectorAll<HTMLElement>('[data-slot="tab-panel"]'))
      await expectNoOverflow(panel);
  },
});

/** The first is at the right, and the left arrow key goes on. */
export const RTL = meta.story({
  ...inArabic,
  args: {
    label: arabic.technologiesLabel,
    children: arabic.steps.map(({ title, description }) => (
      <Tab key={title} value={title} title={title}>
        {description}
      </Tab>
    )),
  },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('tab') as [HTMLElement, HTMLElement];
    await expect(first.getBoundingClientRect().left).toBeGreaterThan(second.getBoundingClientRect().left);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(second).toHaveFocus();
  },
});
