import { expect, waitFor } from 'storybook/test';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, heldStates, State } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { longWords } from '../../../test/examples/long-words.js';
import { cloth } from '../../../test/examples/pictures.js';
import { cue, THREAD } from '../../../test/examples/videos.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { Video, type VideoTrack } from './video.js';

const file = { src: THREAD, width: 1280, height: 720, poster: cloth(1280, 720) };
const label = 'A thread slides through the warp';
const tracks: readonly VideoTrack[] = [
  { src: cue('The loom rattles.'), srcLang: 'en', label: 'English' },
  { kind: 'subtitles', src: cue('Der Webstuhl rattert.'), srcLang: 'de', label: 'Deutsch' },
];

const meta = preview.meta({
  title: 'Components/Video',
  component: Video,
  args: { ...file, label, tracks, caption: 'One second at the loom' },
  argTypes: { src: { control: false }, poster: { control: false }, tracks: { control: false } },
});

const videoIn = (root: Element) => root.querySelector('video') as HTMLVideoElement;

/** A figure with the controls of the browser, captions and a poster. Nothing is loaded before the reader plays it. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const video = canvas.getByLabelText<HTMLVideoElement>(label);
    await expect(video.controls).toBe(true);
    await expect(video.paused).toBe(true);
    await expect(video.preload).toBe('none');
    await expect(canvas.getByRole('figure')).toHaveTextContent('One second at the loom');
    const box = video.getBoundingClientRect();
    await expect(box.width / box.height).toBeCloseTo(16 / 9, 2);
    await expect([...video.textTracks].map(({ kind, language }) => [kind, language])).toEqual([
      ['captions', 'en'],
      ['subtitles', 'de'],
    ]);
    await waitFor(() => expect(video.textTracks[0]?.mode).toBe('showing'));
    await expect(videoIn(canvasElement).autoplay).toBe(false);
  },
});

/** Without a poster the first picture of the video is shown; without a caption it is no figure. Tracks of other kinds. */
export const WithoutPoster = meta.story({
  args: {
    poster: undefined,
    caption: undefined,
    tracks: [
      { kind: 'descriptions', src: cue('A thread slides to the right.'), srcLang: 'en', label: 'Described' },
      { kind: 'chapters', src: cue('The warp'), srcLang: 'en', label: 'Chapters' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect([...videoIn(canvasElement).textTracks].map(({ kind }) => kind)).toEqual([
      'descriptions',
      'chapters',
    ]);
    await expect(videoIn(canvasElement).preload).toBe('metadata');
    await expect(canvas.queryByRole('figure')).toBeNull();
  },
});

const silent = { muted: true, autoPlay: true };

/** Not even the attribute of the element starts it, with or without sound. */
export const NeverByItself = meta.story({
  render: (args) => <Video {...args} {...silent} />,
  play: async ({ canvasElement }) => {
    await expect(videoIn(canvasElement).autoplay).toBe(false);
    await expect(videoIn(canvasElement).paused).toBe(true);
  },
});

export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  render: () => (
    <BothThemes>
      {(ground) =>
        ['rest', 'focus-visible'].map((state) => (
          <State key={state} name={state}>
            <Video
              {...file}
              label={`${label}, ${state} on ${ground}`}
              tracks={tracks}
              caption="One second at the loom"
            />
          </State>
        ))
      }
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  ...inGermanNarrow,
  render: () => <Video {...file} label={longWords.unbroken} tracks={[]} caption={longWords.unbroken} />,
});

/** On a phone with text at 200 %. */
export const LargeText = meta.story({
  globals: { textSize: 'double', viewport: { value: 'phone' } },
  play: playIf({ screen: 'own' }, async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  }),
});

export const RTL = meta.story({
  ...inArabic,
  globals: { direction: 'rtl', viewport: { value: 'xl' } },
  args: { label: arabic.heading.title, tracks: [], caption: arabic.heading.description },
});
