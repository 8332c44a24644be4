import { pageLooks } from '@weft/design-system/storybook/modes.ts';
import preview from '@weft/design-system/storybook/preview.ts';
import { notFoundText as text } from '@weft/site/content/not-found';
import { expect } from 'storybook/test';
import { pageLoaded } from './page-loaded.js';
import { atThreeWidths } from './screens/whole-page.js';
import { SitePage } from './site-page.js';

const meta = preview.meta({
  title: 'Pages/Not found',
  component: SitePage,
  args: { path: '/no-such-page' },
  parameters: { ...pageLooks, layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await pageLoaded(canvasElement, text.heading);
    await expect(canvas.getByRole('link', { name: text.action })).toHaveAttribute('href', '/');
  },
});

export const AtThreeWidths = meta.story({ tags: ['!test'], ...atThreeWidths('pages-not-found--default') });
