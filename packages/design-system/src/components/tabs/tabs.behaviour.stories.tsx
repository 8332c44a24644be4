import { expect, fn, waitFor } from 'storybook/test';
import { isRtl } from '#storybook/logical-box.ts';
import preview from '#storybook/preview.ts';
import { disabledTab, shownPanels, tabs } from '../../../test/examples/tabs.js';
import { expectHydration } from '../../../test/hydration.js';
import { Tab } from './tab.js';
import { Tabs } from './tabs.js';

const meta = preview.meta({
  title: 'Behaviour/Tabs',
  component: Tabs,
  subcomponents: { Tab },
  args: { label: 'What you build', children: tabs, onValueChange: fn() },
});

/** Arrow keys, Home and End select. A disabled tab is passed over. */
export const Keyboard = meta.story({
  args: { children: [...tabs.slice(0, 2), disabledTab, tabs[2]], defaultValue: 'agents' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const selected = () => canvas.getByRole('tab', { selected: true });
    const [previous, next] = isRtl() ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    await userEvent.tab();
    await expect(selected()).toHaveFocus();
    for (const [key, value] of [
      [next, 'data'],
      [next, 'apps'],
      [previous, 'data'],
      ['Home', 'apps'],
      ['End', 'data'],
    ]) {
      await userEvent.keyboard(`{${key}}`);
      await expect(selected()).toHaveFocus();
      await expect(shownPanels(canvasElement)).toEqual([value]);
    }
  },
});

/** The server's HTML is a list of links to panels with headings, without a role that needs script. */
export const HeadingLevel = meta.story({
  args: { headingLevel: 2 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('h2')).toHaveLength(3);
    const html = await expectHydration(
      <Tabs label="What you build" headingLevel={2}>
        {[disabledTab, ...tabs]}
      </Tabs>,
    );
    await expect(html).not.toMatch(/role="tab|\shidden|tabindex/);
    await expect(html.match(/<h2/g)).toHaveLength(3);
    await expect(html).toMatch(/href="#agents"[\s\S]*id="agents"/);
    await expect(html).toContain('several vendors');
  },
});

/** Find-in-page and links select the tab of what they lead to. */
export const Found = meta.story({
  play: async ({ canvasElement }) => {
    const panels = canvasElement.querySelectorAll('[data-slot="tab-panel"]');
    await expect(panels[1]).toHaveAttribute('hidden', 'until-found');
    panels[1]?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await expect(shownPanels(canvasElement)).toEqual(['agents']);
    try {
      window.location.hash = 'vendors';
      await waitFor(() => expect(shownPanels(canvasElement)).toEqual(['data']));
      window.location.hash = 'agents';
      await waitFor(() => expect(shownPanels(canvasElement)).toEqual(['agents']));
    } finally {
      window.history.replaceState(null, '', window.location.pathname + window.location.search);
    }
  },
});

/** Without tabs only a line is left: leave them out. */
export const Empty = meta.story({ args: { children: undefined } });
