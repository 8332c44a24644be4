import { expect } from 'storybook/test';
import { logicalBox } from '#storybook/logical-box.ts';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { german } from '../../../test/examples/german.js';
import { longWords } from '../../../test/examples/long-words.js';
import { cloth } from '../../../test/examples/pictures.js';
import { expectNoOverflow } from '../../../test/fits.js';
import { Image } from '../image/index.js';
import { LinkButton } from '../link/index.js';
import { Hero } from './hero.js';

const title = 'Every app, agent and data flow, on one loom';
const description =
  'The AI-first semantic platform that builds and manages your whole digital ecosystem from a single login.';
const tall = (
  <Image src={cloth(720, 900)} width={720} height={900} alt="An ikat of red diamonds on indigo" priority />
);
const wide = (
  <img
    src={cloth(1312, 520, 'auth-login')}
    width={1312}
    height={520}
    alt="An ikat of indigo diamonds on red"
  />
);
const start = (
  <LinkButton variant="action" size="lg" href="#start">
    Start with your first app
  </LinkButton>
);
const talk = (
  <LinkButton size="lg" href="#talk">
    Talk to us
  </LinkButton>
);
const both = (
  <>
    {start}
    {talk}
  </>
);

const meta = preview.meta({
  title: 'Components/Hero',
  component: Hero,
  args: { title, titleId: 'hero-title', 'aria-labelledby': 'hero-title', description, actions: both },
  argTypes: {
    ground: {
      control: 'select',
      options: ['page', 'surface', 'subtle', 'ink', 'primary', 'accent', 'action'],
    },
    media: { control: false },
    actions: { control: false },
  },
  parameters: { layout: 'fullscreen' },
});

const boxes = (root: Element) =>
  ['words', 'media'].map((part) => logicalBox(root.querySelector(`[data-slot="hero-${part}"]`) as Element));

/** Words at the start, the whole picture at the end. */
export const Default = meta.story({
  args: { media: tall },
  globals: { viewport: { value: 'xl' } },
  play: playIf({ screen: 'own' }, async ({ canvas, canvasElement }) => {
    const hero = canvas.getByRole('region', { name: title });
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const [words, media] = boxes(canvasElement);
    await expect(media?.start).toBeGreaterThan(words?.end ?? Number.POSITIVE_INFINITY);
    await expect((media?.width ?? 0) / (media?.height ?? 1)).toBeCloseTo(720 / 900, 2);
    await expect(hero.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
  }),
});

/** From the text to the edge of the page, and from the top of the hero to its bottom. */
export const Edge = meta.story({
  args: { eyebrow: 'Weft', media: tall, mediaPosition: 'edge' },
  globals: { viewport: { value: 'xl' } },
  play: playIf({ screen: 'own' }, async ({ canvas, canvasElement }) => {
    const hero = logicalBox(canvas.getByRole('region', { name: title }));
    const [, media] = boxes(canvasElement);
    await expect(media?.end).toBe(hero.end);
    await expect(media?.height).toBe(hero.height);
    const image = canvas.getByRole('img').getBoundingClientRect();
    await expect(image.height).toBe(hero.height);
  }),
});

/** The picture is as wide as the page's column, where the text starts too. */
export const Below = meta.story({
  args: { ground: 'page', media: wide, mediaPosition: 'below' },
  globals: { viewport: { value: 'xl' } },
  play: playIf({ screen: 'own' }, async ({ canvasElement }) => {
    const [words, media] = boxes(canvasElement);
    await expect(media?.top).toBeGreaterThan(words?.bottom ?? Number.POSITIVE_INFINITY);
    await expect(media?.start).toBe(words?.start);
    await expect(document.documentElement.clientWidth - (media?.end ?? 0)).toBe(media?.start);
  }),
});

/** Without a picture, with a title of level 2, on `primary`. */
export const WordsAlone = meta.story({
  args: { ground: 'primary', headingLevel: 2, eyebrow: 'Plans' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
});

/** On a phone the picture is below the text, from edge to edge down to the end of the hero. */
export const Phone = meta.story({
  args: { media: tall, mediaPosition: 'edge' },
  globals: { viewport: { value: 'phone' } },
  play: playIf({ screen: 'own' }, async ({ canvas, canvasElement }) => {
    const hero = canvas.getByRole('region', { name: title }).getBoundingClientRect();
    const [words, media] = boxes(canvasElement);
    await expect(media?.top).toBeGreaterThan(words?.bottom ?? Number.POSITIVE_INFINITY);
    await expect(media?.width).toBe(hero.width);
    await expect(media?.bottom).toBeCloseTo(hero.bottom, 1);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  }),
});

/** Grounds and positions. On `action` the buttons are neutral. */
export const States = meta.story({
  parameters: everyLook,
  render: () => (
    <>
      <Hero title={title} description={description} actions={both} media={tall} mediaPosition="edge" />
      <Hero
        ground="subtle"
        headingLevel={2}
        title="In the reader’s theme"
        description={description}
        actions={both}
        media={tall}
      />
      <Hero
        ground="accent"
        headingLevel={2}
        eyebrow="On accent"
        title="Three steps, and it runs"
        description={description}
        actions={both}
        media={wide}
        mediaPosition="below"
      />
      <Hero
        ground="action"
        headingLevel={2}
        title="All under one roof"
        description={description}
        actions={talk}
      />
    </>
  ),
});

export const LongContent = meta.story({
  parameters: { lang: 'de' },
  args: {
    eyebrow: longWords.german,
    title: longWords.unbroken,
    description: longWords.german,
    media: <Image src={cloth(720, 900)} width={720} height={900} alt={german.picture} priority />,
    actions: (
      <LinkButton variant="action" href="#long">
        {longWords.unbroken}
      </LinkButton>
    ),
  },
  globals: { viewport: { value: 'narrowest' } },
  play: playIf({ screen: 'own' }, async ({ canvasElement }) => {
    await expectNoOverflow(canvasElement);
  }),
});

/** With text at 200 % the picture is below the text, also on a screen of 1024 px (WCAG 1.4.4). */
export const LargeText = meta.story({
  args: { media: tall },
  globals: { textSize: 'double', viewport: { value: 'lg' } },
  play: playIf({ screen: 'own' }, async ({ canvasElement }) => {
    const [words, media] = boxes(canvasElement);
    await expect(media?.top).toBeGreaterThan(words?.bottom ?? Number.POSITIVE_INFINITY);
  }),
});

/** The picture is at the left, up to the left edge. */
export const RTL = meta.story({
  ...inArabic,
  globals: { direction: 'rtl', viewport: { value: 'xl' } },
  args: {
    eyebrow: arabic.heading.eyebrow,
    title: arabic.heading.title,
    description: arabic.heading.description,
    media: <img src={cloth(720, 900)} alt="" />,
    mediaPosition: 'edge',
    actions: (
      <LinkButton variant="action" size="lg" href="#start">
        {arabic.start}
      </LinkButton>
    ),
  },
  play: playIf({ screen: 'own' }, async ({ canvasElement }) => {
    const [words, media] = boxes(canvasElement);
    await expect(media?.left).toBe(0);
    await expect(words?.left).toBeGreaterThan(media?.right ?? Number.POSITIVE_INFINITY);
  }),
});
