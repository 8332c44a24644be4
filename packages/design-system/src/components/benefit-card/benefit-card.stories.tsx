import { expect } from 'storybook/test';
import { frame } from '#storybook/designs/boards.ts';
import { logicalBox } from '#storybook/logical-box.ts';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, Narrow } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { expectNoShift, SlowPicture } from '../../../test/examples/slow-picture.js';
import { expectHydration } from '../../../test/hydration.js';
import { BenefitPanel } from '../benefit-panel/benefit-panel.js';
import { BenefitCard } from './benefit-card.js';

/** A simple picture for stories. */
const CLOTH = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80" fill="#2b2f9b"/><path d="M0 0h5v80H0zM12 20h5v40h-5zM24 8h5v64h-5zM36 30h5v20h-5zM48 8h5v64h-5zM60 20h5v40h-5z" fill="#f2c230"/></svg>',
)}`;

const cloth = <img src={CLOTH} alt="" width="80" height="80" />;

const panels = [
  <BenefitPanel key="cloth" image={cloth} contents={[]} />,
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
    image={cloth}
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
  argTypes: { variant: { control: 'inline-radio', options: ['auto', 'row', 'column'] } },
  parameters: { design: frame('benefit-card') },
});

/** Three panels of one width and one height, side by side. */
export const Default = meta.story({
  play: playIf({ screen: 'lg' }, async ({ canvasElement }) => {
    const [first, second, third] = boxes(canvasElement);
    await expect(second?.top).toBe(first?.top);
    await expect(third?.height).toBe(first?.height);
    await expect(third?.start).toBeGreaterThan(second?.start ?? Number.POSITIVE_INFINITY);
    await expect(third?.width).toBeCloseTo(second?.width ?? 0, 0);
    await expectHydration(<BenefitCard>{panels}</BenefitCard>);
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
          <BenefitPanel image={<img {...picture} alt={alt} width="80" height="80" />} contents={[]} />
          {panels.slice(1)}
        </BenefitCard>
      )}
    </SlowPicture>
  ),
  play: ({ canvasElement }) => expectNoShift(canvasElement),
});

export const States = meta.story({
  parameters: everyLook,
  render: () => (
    <BothThemes>
      <BenefitCard variant="row">{panels.slice(1)}</BenefitCard>
      <BenefitCard variant="column">{panels.slice(1)}</BenefitCard>
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  args: {
    variant: 'column',
    children: [
      <BenefitPanel
        key="long"
        contents={[
          {
            subHeading: 'Mehrmandantenfähigkeitsprüfungen und Donaudampfschifffahrtsgesellschaften',
            description: 'Web, mobile and TV apps are managed together from one login. '.repeat(4),
          },
        ]}
      />,
      ...panels,
    ],
  },
  render: (args) => (
    <Narrow>
      <BenefitCard {...args} />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('[data-slot="benefit-card"]');
    await expect(card?.scrollWidth).toBeLessThanOrEqual(card?.clientWidth ?? 0);
  },
});

/** The first panel is at the start of the line. */
export const RTL = meta.story({
  ...inArabic,
  globals: { direction: 'rtl' },
  args: {
    variant: 'row',
    children: arabic.benefits.map((benefit) => (
      <BenefitPanel key={benefit.subHeading} image={cloth} contents={[benefit]} />
    )),
  },
  play: async ({ canvasElement }) => {
    const [first, second] = boxes(canvasElement);
    await expect(first?.left).toBeGreaterThan(second?.left ?? Number.POSITIVE_INFINITY);
  },
});
