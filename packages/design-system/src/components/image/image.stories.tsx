import { expect } from 'storybook/test';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, Narrow, Specimens } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { longWords } from '../../../test/examples/long-words.js';
import { cloth, MISSING } from '../../../test/examples/pictures.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { Grid } from '../grid/index.js';
import { Section } from '../section/index.js';
import { Image } from './image.js';

const file = { src: cloth(960, 640), width: 960, height: 640 };
const alt = 'An ikat of red diamonds on indigo';

const meta = preview.meta({
  title: 'Components/Image',
  component: Image,
  args: { ...file, alt, caption: 'Diamonds of eight threads, dyed before they are woven' },
  argTypes: {
    ratio: { control: 'select', options: ['1/1', '4/3', '3/2', '16/9', '3/4'] },
    src: { control: false },
  },
});

/** A figure, which loads when the reader scrolls near it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: alt });
    await expect(image).toHaveAttribute('loading', 'lazy');
    await expect(canvas.getByRole('figure')).toHaveTextContent('Diamonds of eight threads');
    const box = image.getBoundingClientRect();
    await expect(box.width / box.height).toBeCloseTo(3 / 2, 2);
  },
});

/** A picture that is visible without scrolling, without a caption: loaded at once, and no figure. */
export const Priority = meta.story({
  args: { caption: undefined, priority: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: alt });
    await expect(image).toHaveAttribute('loading', 'eager');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
    await expect(canvas.queryByRole('figure')).toBeNull();
  },
});

/** Files of three shapes, cropped to one. */
export const Row = meta.story({
  render: () => (
    <Grid columns={3} gap={4}>
      <Image ratio="3/2" {...file} alt="" />
      <Image ratio="3/2" src={cloth(480, 720, 'auth-login')} width={480} height={720} alt="" />
      <Image ratio="3/2" src={cloth(960, 400, 'auth-signup')} width={960} height={400} alt="" />
    </Grid>
  ),
});

const RATIOS = [
  <Image key="1/1" ratio="1/1" {...file} alt="" caption="1/1" />,
  <Image key="4/3" ratio="4/3" {...file} alt="" caption="4/3" />,
  <Image key="3/2" ratio="3/2" {...file} alt="" caption="3/2" />,
  <Image key="16/9" ratio="16/9" {...file} alt="" caption="16/9" />,
  <Image key="3/4" ratio="3/4" {...file} alt="" caption="3/4" />,
];

/** Cropped from the middle. */
export const Ratios = meta.story({
  render: () => (
    <Grid columns={3} align="start">
      {RATIOS}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    for (const image of canvasElement.querySelectorAll('img')) {
      const [wide = 0, high = 1] = (image.dataset.ratio ?? '').split('/').map(Number);
      const box = image.getBoundingClientRect();
      await expect(box.width / box.height, image.dataset.ratio).toBeCloseTo(wide / high, 2);
    }
  },
});

/** A file that does not load leaves its space, with the alternative text in it: nothing shifts. */
export const Missing = meta.story({
  args: { src: MISSING, ratio: '16/9', caption: undefined },
  render: (args) => (
    <Narrow>
      <Image {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('img', { name: alt }).getBoundingClientRect();
    await expect(box.width / box.height).toBeCloseTo(16 / 9, 2);
  },
});

export const States = meta.story({
  parameters: everyLook,
  render: () => (
    <BothThemes>
      <Specimens name="on the theme">
        <Image {...file} ratio="16/9" alt={alt} caption="Woven in Pochampally" />
      </Specimens>
      <Section ground="action" spacing="sm">
        <Image
          {...file}
          src={cloth(960, 640, 'benefit-content')}
          ratio="16/9"
          alt="A yellow ikat"
          caption="On action"
        />
      </Section>
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  ...inGermanNarrow,
  render: () => (
    <>
      <Image {...file} src={MISSING} alt={longWords.unbroken} caption={longWords.unbroken} />
      <Image {...file} alt="" caption={longWords.german} />
    </>
  ),
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
  args: { alt: arabic.heading.eyebrow, caption: arabic.heading.description },
});
