import { notPictured, type ViewportName, viewports } from '@weft/design-system/storybook/modes.ts';
import { type Chosen, chosenIn, keyOf, type RenderContext, type ScreenOf, Screens } from './screens.js';

/** Screens from a phone to a desktop, by name. */
const WIDTHS = ['phone', 'md', 'xl'] as const satisfies readonly ViewportName[];

const SCHEMES = ['light', 'dark'] as const;

/** Lengths in the height of the window, as the site's styles have them. */
const WINDOW_HEIGHTS = /([\d.]+)[sdl]?vh\b/g;

/** Makes a frame as high as its page, whose lengths in the height of the window stay those of the screen. */
async function showWhole(
  { contentDocument: page }: HTMLIFrameElement,
  screenHeight: number,
): Promise<number> {
  if (!page) return screenHeight;
  await page.fonts.ready;
  for (const sheet of page.adoptedStyleSheets) {
    const styles = [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
    sheet.replaceSync(
      styles.replace(WINDOW_HEIGHTS, (_, share: string) => `${(Number(share) * screenHeight) / 100}px`),
    );
  }
  return page.documentElement.scrollHeight;
}

/** A page at its whole height, without motion: where the hero is pinned, a high window would show it empty. */
const wholePage = (story: string, viewport: ViewportName, chosen: Chosen, caption: string): ScreenOf => ({
  caption,
  story,
  viewport,
  globals: { ...chosen, motion: 'reduced' },
  prepare: showWhole,
});

const nameOf = (viewport: ViewportName): string => `${viewport} ${viewports[viewport].width}`;

/**
 * Shows a page at three widths and in both colour schemes, each at its whole height. It needs the addresses of a running
 * Storybook, so it is not a test (its tag must be in the story itself, where Storybook's index reads it).
 *
 * @param story Id of the story to show.
 */
export const atThreeWidths = (story: string) => ({
  parameters: { ...notPictured, layout: 'fullscreen' as const },
  render: (_: unknown, context: RenderContext) => (
    <Screens
      key={keyOf({ ...chosenIn(context), theme: 'both' })}
      rows={SCHEMES.map((theme) => ({
        title: theme === 'light' ? 'Light' : 'Dark',
        screens: WIDTHS.map((viewport) =>
          wholePage(story, viewport, { ...chosenIn(context), theme }, `${nameOf(viewport)}, ${theme}`),
        ),
      }))}
    />
  ),
});

/**
 * Shows the states of a page side by side, at three widths, as the toolbar says. Not a test, like {@link atThreeWidths}.
 *
 * @param page Id of the page in Storybook, such as `pages-login`.
 * @param states Its stories, each with its caption.
 */
export const everyState = (page: string, states: Readonly<Record<string, string>>) => ({
  parameters: { ...notPictured, layout: 'fullscreen' as const },
  render: (_: unknown, context: RenderContext) => (
    <Screens
      key={keyOf(chosenIn(context))}
      rows={WIDTHS.map((viewport) => ({
        title: nameOf(viewport),
        screens: Object.entries(states).map(([story, caption]) =>
          wholePage(`${page}--${story}`, viewport, chosenIn(context), caption),
        ),
      }))}
    />
  ),
});
