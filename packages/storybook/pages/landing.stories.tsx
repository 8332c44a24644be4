import { board } from '@weft/design-system/storybook/designs/boards.ts';
import { pageLooks } from '@weft/design-system/storybook/modes.ts';
import preview from '@weft/design-system/storybook/preview.ts';
import { hero } from '@weft/site/content/landing';
import { expect } from 'storybook/test';
import { pageLoaded } from './page-loaded.js';
import { motionSteps } from './screens/motion-steps.js';
import { atThreeWidths } from './screens/whole-page.js';
import { SitePage } from './site-page.js';

const meta = preview.meta({
  title: 'Pages/Landing',
  component: SitePage,
  args: { path: '/' },
  parameters: { ...pageLooks, layout: 'fullscreen', design: board('landing', 'hero-start') },
});

/**
 * With full motion and a wide window the hero is pinned and the cards stack; screenshots are taken with reduced
 * motion.
 */
export const Default = meta.story({
  parameters: { chromatic: { prefersReducedMotion: 'reduce' } },
  play: async ({ canvas, canvasElement }) => {
    await pageLoaded(canvasElement, hero.heading);
    await expect(canvas.getByRole('contentinfo')).toBeInTheDocument();
  },
});

export const AtThreeWidths = meta.story({ tags: ['!test'], ...atThreeWidths('pages-landing--default') });

/** The hero and the benefit cards at five steps of the scroll, and with reduced motion. */
export const MotionSteps = meta.story({ tags: ['!test'], ...motionSteps('pages-landing--default') });
