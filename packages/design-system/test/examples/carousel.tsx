import { expect, fn, waitFor } from 'storybook/test';
import { BenefitPanel } from '../../src/components/benefit-panel/benefit-panel.js';
import { partOf } from '../part.js';

/** The stories' items. */
export const NAMES = [
  'One login for every screen',
  'An API-first frame',
  'A lower bill',
  'Live in days',
  'Agents included',
  'Data that flows',
  'Nothing to install',
  'Your own domain',
  'One place to manage',
];

/** The same in German. */
export const GERMAN_NAMES = [
  'Eine Anmeldung für jeden Bildschirm',
  'Ein Gerüst aus Schnittstellen',
  'Eine niedrigere Rechnung',
  'In wenigen Tagen online',
  'Agenten inbegriffen',
  'Daten, die fließen',
  'Nichts zu installieren',
  'Ihre eigene Domain',
  'Alles an einem Ort verwaltet',
];

/** One panel for each name. */
export const panels = (names = NAMES) =>
  names.map((name) => (
    <BenefitPanel
      key={name}
      contents={[{ subHeading: name, description: 'Web, mobile and TV apps are managed together.' }]}
    />
  ));

/** A part of the carousel, looked up again at each call. */
export const part = (canvasElement: HTMLElement, name: string): HTMLElement =>
  partOf(canvasElement, `carousel${name}`);

/** Its slides, in order. */
export function slides(canvasElement: HTMLElement): HTMLElement[] {
  return [...canvasElement.querySelectorAll<HTMLElement>('[data-slot="carousel-slide"]')];
}

/** Only the n-th slide is not inert, and it is in place. */
export async function expectSlide(canvasElement: HTMLElement, n: number) {
  const patience = { timeout: 5000 };
  const reachable = () => slides(canvasElement).flatMap(({ inert }, index) => (inert ? [] : [index + 1]));
  await waitFor(() => expect(reachable()).toEqual([n]), patience);
  const place = () => slides(canvasElement)[n - 1]?.getBoundingClientRect().left;
  const edge = () => part(canvasElement, '-viewport').getBoundingClientRect().left;
  await waitFor(() => expect(place()).toBeCloseTo(edge(), 0), patience);
}

/** The animation of the timer. */
export async function thread(canvasElement: HTMLElement): Promise<Animation> {
  return waitFor(() => {
    const [animation] = part(canvasElement, '-timer').getAnimations();
    if (!animation) throw new Error('The thread does not move');
    return animation;
  });
}

/** Drags the slides with the mouse so far that the next or the previous one is the nearest, however quick the drag is. */
export function drag(canvasElement: HTMLElement, to: 'next' | 'previous') {
  const track = part(canvasElement, '-track');
  const { direction, inlineSize } = getComputedStyle(track);
  const distance = 0.7 * Number.parseFloat(inlineSize);
  const along = (to === 'next') === (direction === 'ltr') ? -distance : distance;
  const at = (type: string, clientX: number) =>
    new MouseEvent(type, { clientX, clientY: 0, button: 0, bubbles: true, cancelable: true });
  track.dispatchEvent(at('mousedown', 0));
  for (const step of [0.25, 0.5, 0.75, 1]) track.dispatchEvent(at('mousemove', along * step));
  track.dispatchEvent(at('mouseup', along));
}

/** Shared by both files of stories. Title and component are in each file, where tools read them. */
export const carouselMeta = {
  args: {
    label: 'Benefits',
    perSlide: 'auto' as const,
    onIndexChange: fn(),
    onPausedChange: fn(),
    children: panels(),
  },
  argTypes: {
    perSlide: { control: 'inline-radio', options: [1, 2, 3, 'auto'] },
    arrows: { control: 'boolean' },
    loop: { control: 'boolean' },
    autoplay: { control: 'boolean' },
    interval: { control: 'number' },
    paused: { control: 'boolean' },
    defaultPaused: { control: 'boolean' },
    index: { control: 'number' },
    defaultIndex: { control: 'number' },
    children: { control: false },
  } as const,
};
