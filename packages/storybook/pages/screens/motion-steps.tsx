import { notPictured } from '@weft/design-system/storybook/modes.ts';
import { pinOffset, pinStep } from '@weft/site/benefits-scene';
import { chosenIn, keyOf, type RenderContext, Screens, untilIn } from './screens.js';

/** Per cent of a scene. */
const STEPS = [0, 25, 50, 75, 100] as const;

interface SceneOfLanding {
  readonly title: string;
  /** Whether the scene plays, so that it follows the scroll. */
  readonly plays: (page: Document) => boolean;
  /** Scroll positions of its beginning and its end, in px. */
  readonly range: (page: Document) => readonly [number, number];
}

const find = (page: ParentNode, name: string): Element => {
  const found = page.querySelector(name);
  if (!found) throw new Error(`The landing page has no ${name}`);
  return found;
};

/** Distance of an element from the top of the page, in px. */
const topOf = (element: Element): number =>
  element.getBoundingClientRect().top + (element.ownerDocument.defaultView?.scrollY ?? 0);

const hero: SceneOfLanding = {
  title: 'Hero',
  plays: (page) => page.querySelector('.hero-track[data-playing]') !== null,
  range: (page) => {
    const [track, stage] = [find(page, '.hero-track'), find(page, '.hero-stage')];
    const start = topOf(track) - Number.parseFloat(getComputedStyle(stage).top || '0');
    return [start, start + track.clientHeight - stage.clientHeight];
  },
};

const stack: SceneOfLanding = {
  title: 'Benefit cards',
  plays: (page) => page.querySelector('[data-stack="slot"] > .pin-spacer') !== null,
  range: (page) => {
    const slots = [...page.querySelectorAll('[data-stack="slot"]')];
    const pinnedAt = (index: number): number => {
      const slot = slots[index];
      return slot ? topOf(slot) - pinOffset - pinStep * index : 0;
    };
    return [pinnedAt(0), pinnedAt(slots.length - 1)];
  },
};

/** Scrolls a frame to a share of a scene, from 0 to 1, when the scene plays. */
const scrollTo =
  ({ plays, range }: SceneOfLanding, share: number, isStill = false) =>
  async (frame: HTMLIFrameElement, screenHeight: number): Promise<number | undefined> => {
    const isReady = await untilIn(frame, (page) => isStill || plays(page));
    if (!isReady || !frame.contentDocument) return undefined;
    const [start, end] = range(frame.contentDocument);
    frame.contentWindow?.scrollTo({ top: start + share * (end - start), behavior: 'instant' });
    return screenHeight;
  };

/**
 * Shows the scenes of the landing page at five steps of the scroll, with reduced motion beside them, on a desktop. Not a
 * test: it needs the addresses of a running Storybook.
 *
 * @param story Id of the story of the landing page.
 */
export const motionSteps = (story: string) => ({
  parameters: { ...notPictured, layout: 'fullscreen' as const },
  render: (_: unknown, context: RenderContext) => {
    const chosen = chosenIn(context);
    return (
      <Screens
        key={keyOf(chosen)}
        rows={[hero, stack].map((scene) => ({
          title: scene.title,
          screens: [
            ...STEPS.map((step) => ({
              caption: `${scene.title}, ${step} %`,
              story,
              viewport: 'xl' as const,
              globals: { ...chosen, motion: 'full' },
              prepare: scrollTo(scene, step / 100),
            })),
            {
              caption: `${scene.title}, reduced motion`,
              story,
              viewport: 'xl' as const,
              globals: { ...chosen, motion: 'reduced' },
              prepare: scrollTo(scene, 0, true),
            },
          ],
        }))}
      />
    );
  },
});
