import { ANIMATION, type AnimationAction } from '@weft/design-system/storybook/animation-actions.ts';
import generated from '@weft/design-system/storybook/generated/theme.mjs';
import mark from '@weft/storybook/mark.svg';
import { createElement } from 'react';
import { GLOBALS_UPDATED, SET_CURRENT_STORY, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { AnimationTool, PAUSED } from './animation-tool.js';
import { BothSchemes } from './both-schemes.js';

/** The logo and the name as HTML, which Storybook asks for. */
const title = [
  `<img src="${mark.replaceAll('"', "'")}" alt="" width="35" height="32" style="margin-inline-end: 8px">`,
  '<span style="font-stretch: 118%; font-weight: 725; font-size: 19px; margin-inline-end: 6px">Weft</span>',
  '<span style="font-weight: 400; font-size: 13px; white-space: nowrap">design system</span>',
].join('');

const brand = {
  brandTitle: title,
  brandUrl: './?path=/docs/getting-started-welcome--docs',
  brandTarget: '_self',
};

/** A theme of Storybook's interface with the colours of the tokens. */
const themes = {
  light: create({ ...generated.light, ...brand }),
  dark: create({ ...generated.dark, ...brand }),
};

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
let chosen: unknown;

/** The theme of the manager: the toolbar's, or the system's if none is chosen. */
function theme(): (typeof themes)['light'] {
  const dark = chosen === 'dark' || (chosen !== 'light' && systemIsDark.matches);
  return dark ? themes.dark : themes.light;
}

/** Whether the address asks for full screen. */
const opensFull = ['1', 'true'].includes(new URLSearchParams(location.search).get('full') ?? '');

addons.setConfig({
  theme: theme(),
  enableShortcuts: true,
  // Narrower than Storybook's 300 px: a window of 1280 px has room for the whole toolbar beside it.
  layout: { navSize: 240 },
  layoutCustomisations: {
    // Storybook draws the panel in full screen too, out of sight: that takes longer than most stories do. Elsewhere it stays,
    // because it would lose the actions that it lists.
    showPanel: ({ layout }, isShown) =>
      isShown && (!opensFull || layout.navSize + layout.bottomPanelHeight + layout.rightPanelWidth > 0),
  },
  sidebar: { showRoots: true },
});

addons.register('weft', (api) => {
  const channel = addons.getChannel();
  // `addons.setConfig` would also bring back Storybook's sizes and a panel that the reader closed.
  const dress = (): void => api.setOptions({ theme: theme() });
  systemIsDark.addEventListener('change', dress);
  const follow = ({ globals }: { globals: Record<string, unknown> }): void => {
    if (globals.theme === chosen) return;
    chosen = globals.theme;
    dress();
  };
  const setPaused = (paused: boolean): void => void api.setAddonState(PAUSED, paused);
  channel.on(ANIMATION, (action: AnimationAction) => setPaused(action !== 'play'));
  channel.on(SET_CURRENT_STORY, () => setPaused(false));
  channel.on(SET_GLOBALS, follow);
  channel.on(GLOBALS_UPDATED, follow);
  addons.add('weft/animation', {
    type: types.TOOL,
    title: 'Animations',
    match: ({ viewMode, tabId }) => !tabId && (viewMode === 'story' || viewMode === 'docs'),
    render: () => createElement(AnimationTool),
  });
  addons.add('weft/both-schemes', {
    type: types.TAB,
    title: 'Light and dark',
    render: ({ active }) => (active ? createElement(BothSchemes) : null),
  });
});
