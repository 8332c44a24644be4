import { expect } from 'storybook/test';
import { frame } from '#storybook/designs/boards.ts';
import { logicalBox } from '#storybook/logical-box.ts';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { BothThemes } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { german } from '../../../test/examples/german.js';
import { cloth } from '../../../test/examples/pictures.js';
import { expectNoShift, SlowPicture } from '../../../test/examples/slow-picture.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { BenefitPanel } from '../benefit-panel/benefit-panel.js';
import { BenefitCard } from './benefit-card.js';

const CLOTH = cloth(480, 480);

const picture = <img src={CLOTH} alt="" width="480" height="480" />;

const panels = [
  <BenefitPanel key="picture" image={picture} contents={[]} />,
  <BenefitPanel
    key="login"
    contents={[
      {
        subHeading: 'One login for every screen',
        description:
          'Web, mobile and TV apps are managed together, so a change made once is live everywhere.',
      },
      {
        subHeading: 'An API-first frame',
        description: 'Switch modes, expand or experiment without hurting performance.',
      },
    ]}
  />,
  <BenefitPanel
    key="bill"
    image={picture}
    contents={[
      {
        subHeading: 'A lower bill',
        description: 'An optimised architecture and one-click solutions cut cost and management expense.',
      },
    ]}
  />,
];

/** The boxes of the card's panels, in order. */
const boxes = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-slot="benefit-panel"]')].map(logicalBox);

const meta = preview.meta({
  title: 'Components/BenefitCard',
  component: BenefitCard,
  args: { children: panels },
  parameters: { design: frame('benefit-card') },
});

/** Three panels of the same width and height, side by side. */
export const Default = meta.story({
  play: playIf({ screen: 'lg' }, async ({ canvasElement }) => {
    const [first, second, third] = boxes(canvasElement);
    await expect(second?.top).toBe(first?.top);
    await expect(third?.height).toBe(first?.height);
    await expect(third?.start).toBeGreaterThan(second?.start ?? Number.POSITIVE_INFINITY);
    await expect(third?.width).toBeCloseTo(second?.width ?? 0, 0);
  }),
});

export const Row = meta.story({ args: { variant: 'row' } });

/** A column at every width, such as in a slide of a narrow screen. */
export const Column = meta.story({
  args: { variant: 'column', children: panels.slice(1) },
  render: (args) => (
    <div className="canvas-panel">
      <BenefitCard {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = boxes(canvasElement);
    await expect(second?.left).toBe(first?.left);
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Number.POSITIVE_INFINITY);
  },
});

/** Two panels share the card equally, as three do. */
export const TwoPanels = meta.story({
  args: { children: panels.slice(1) },
  play: async ({ canvasElement }) => {
    const [first, second] = boxes(canvasElement);
    await expect(second?.width).toBeCloseTo(first?.width ?? 0, 0);
  },
});

/** The row has its height before a picture loads; nothing shifts when it does. */
export const SlowImage = meta.story({
  render: () => (
    <SlowPicture src={CLOTH}>
      {({ alt, ...picture }) => (
        <BenefitCard>
          <BenefitPanel image={<img {...picture} alt={alt} width="480" height="480" />} contents={[]} />
          {panels.slice(1)}
        </BenefitCard>
      )}
    </SlowPicture>
  ),
  play: ({ canvasElement }) => expectNoShift(canvasElement),
});

/** With large text on a phone a row becomes a column, in which words stay whole. */
export const LargeText = meta.story({
  args: { variant: 'row' },
  globals: { viewport: { value: 'phone' }, textSize: 'double' },
  play: playIf({ screen: 'own' }, async ({ canvas, canvasElement }) => {
    const [first, second] = boxes(canvasElement);
    await expect(second?.left).toBe(first?.left);
    await expect(second?.top).toBeGreaterThan(first?.top ?? Number.POSITIVE_INFINITY);
    const range = document.createRange();
    range.selectNodeContents(canvas.getByText('A lower bill'));
    await expect(range.getClientRects().length).toBeLessThanOrEqual(2);
  }),
});

export const States = meta.story({
  parameters: everyLook,
  render: () => (
    <BothThemes stacked>
      <BenefitCard variant="row">{panels}</BenefitCard>
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  ...inGermanNarrow,
  args: {
    variant: 'column',
    children: [
      <BenefitPanel
        key="long"
        contents={[
          {
            subHeading: 'Mehrmandantenfähigkeitsprüfungen und Donaudampfschifffahrtsgesellschaften',
            description:
              'Apps für Web, Telefon und Fernseher verwalten Sie zusammen mit einer einzigen Anmeldung. '.repeat(
                4,
              ),
          },
        ]}
      />,
      panels[0],
      <BenefitPanel key="login" contents={german.benefits.slice(0, 2)} />,
      <BenefitPanel key="bill" image={picture} contents={german.benefits.slice(2)} />,
    ],
  },
});

/** The first panel is at the start of the line. */
export const RTL = meta.story({
  ...inArabic,
  args: {
    variant: 'row',
    children: arabic.benefits.map((benefit) => (
      <BenefitPanel key={benefit.subHeading} image={picture} contents={[benefit]} />
    )),
  },
  play: playIf({ screen: 'lg' }, async ({ canvasElement }) => {
    const [first, second] = boxes(canvasElement);
    await expect(first?.left).toBeGreaterThan(second?.left ?? Number.POSITIVE_INFINITY);
  }),
});
