import { expect } from 'storybook/test';
import { logicalBox } from '#storybook/logical-box.ts';
import { everyLook } from '#storybook/modes.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, State } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { longWords } from '../../../test/examples/long-words.js';
import { cloth } from '../../../test/examples/pictures.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { onGrounds } from '../../../test/on-grounds.js';
import { Grid } from '../grid/index.js';
import { Quote } from './quote.js';

const words = '“We described the flow in the morning and had it running on three screens by the afternoon.”';
const portrait = <img src={cloth(104, 104)} alt="" />;

const meta = preview.meta({
  title: 'Components/Quote',
  component: Quote,
  args: { children: words, author: 'Ada Raman', description: 'Head of Digital, Handloom' },
  argTypes: { media: { control: false } },
});

/** A figure with the text as a quotation and the attribution as its caption, which is not part of the quotation. */
export const Default = meta.story({
  args: { cite: 'https://example.com/interview' },
  play: async ({ canvas, canvasElement }) => {
    const quotation = canvasElement.querySelector('blockquote');
    await expect(quotation).toHaveTextContent(words);
    await expect(quotation).toHaveAttribute('cite', 'https://example.com/interview');
    await expect(quotation).not.toContainElement(canvas.getByText('Ada Raman'));
    await expect(canvas.getByRole('figure')).toContainElement(canvas.getByText('Ada Raman'));
  },
});

/** Alone in a section. */
export const Large = meta.story({ args: { size: 'lg', media: portrait } });

export const WithMedia = meta.story({
  args: { media: portrait },
  play: async ({ canvas, canvasElement }) => {
    const [image, name] = [canvasElement.querySelector('img'), canvas.getByText('Ada Raman')];
    await expect(image?.getBoundingClientRect().height).toBe(52);
    await expect(image && logicalBox(image).end).toBeLessThan(logicalBox(name).start);
  },
});

/** Several paragraphs, as from a content management system. */
export const Paragraphs = meta.story({
  args: {
    children: (
      <>
        <p>“We described the flow in the morning.</p>
        <p>By the afternoon it ran on three screens.”</p>
      </>
    ),
  },
});

/** Without an attribution there is no caption. */
export const WordsOnly = meta.story({
  args: { author: undefined, description: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('figcaption')).toBeNull();
  },
});

/** On the grounds of sections. */
export const Grounds = meta.story(
  onGrounds(['subtle', 'ink', 'primary', 'accent', 'action'], () => (
    <Quote size="lg" author="Ada Raman" description="Head of Digital, Handloom">
      {words}
    </Quote>
  )),
);

export const States = meta.story({
  parameters: everyLook,
  render: () => (
    <BothThemes stacked>
      <State name="large, with a portrait">
        <Quote size="lg" author="Ada Raman" description="Head of Digital, Handloom" media={portrait}>
          {words}
        </Quote>
      </State>
      <State name="medium, with a description and without">
        <Grid columns={2}>
          <Quote author="Ada Raman" description="Head of Digital, Handloom">
            {words}
          </Quote>
          <Quote author="Jonas Weber">“It answers in the language that the customer wrote in.”</Quote>
        </Grid>
      </State>
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  ...inGermanNarrow,
  render: () => (
    <Quote size="lg" author={longWords.unbroken} description={longWords.german} media={portrait}>
      {longWords.unbroken}
    </Quote>
  ),
});

/** With text at 200 % on a phone. */
export const LargeText = meta.story({
  args: { size: 'lg', media: portrait },
  globals: { textSize: 'double', viewport: { value: 'phone' } },
});

/** The thread is at the right. */
export const RTL = meta.story({
  ...inArabic,
  args: {
    children: `«${arabic.footer.tagline}»`,
    author: arabic.agent.title,
    description: arabic.footer.office,
  },
  play: async ({ canvas }) => {
    const { borderRightWidth, borderLeftWidth } = getComputedStyle(canvas.getByRole('figure'));
    await expect([borderLeftWidth, borderRightWidth]).toEqual(['0px', '2px']);
  },
});
