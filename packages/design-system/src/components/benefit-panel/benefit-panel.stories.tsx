import { expect, waitFor } from 'storybook/test';
import { frame } from '#storybook/designs/boards.ts';
import { everyLook } from '#storybook/modes.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, Narrow, State } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { german } from '../../../test/examples/german.js';
import { cloth, MISSING } from '../../../test/examples/pictures.js';
import { expectNoShift, SlowPicture } from '../../../test/examples/slow-picture.js';
import { BenefitPanel } from './benefit-panel.js';

const login = {
  subHeading: 'One login for every screen',
  description: 'Web, mobile and TV apps are managed together, so a change made once is live everywhere.',
};
const api = {
  subHeading: 'An API-first frame',
  description: 'Switch modes, expand or experiment without hurting performance.',
};
const cost = {
  subHeading: 'A lower bill',
  description: 'An optimised architecture and one-click solutions cut cost and management expense.',
};

const CLOTH = cloth(480, 480);

function Cloth() {
  return <img src={CLOTH} alt="" width="480" height="480" />;
}

function slots(canvasElement: HTMLElement, name: string): Element[] {
  return [...canvasElement.querySelectorAll(`[data-slot="benefit-panel${name}"]`)];
}

const meta = preview.meta({
  title: 'Components/BenefitPanel',
  component: BenefitPanel,
  args: { contents: [login, api] },
  render: (args) => (
    <div className="canvas-panel">
      <BenefitPanel {...args} />
    </div>
  ),
  parameters: { design: frame('benefit-panel') },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  },
});

/** A picture alone fills the panel. */
export const ImageAlone = meta.story({
  args: { image: <Cloth />, contents: [] },
  play: async ({ canvasElement }) => {
    const [panel] = slots(canvasElement, '');
    await expect(panel).toHaveAttribute('data-layout', 'image');
    const image = canvasElement.querySelector('img');
    await expect(image?.getBoundingClientRect().height).toBe(panel?.getBoundingClientRect().height);
  },
});

/** With texts, the picture is shown above them. */
export const ImageAndText = meta.story({ args: { image: <Cloth />, contents: [cost] } });

/** A picture, words, and both. */
export const Layouts = meta.story({
  render: () => (
    <div className="canvas-panels">
      <BenefitPanel image={<Cloth />} contents={[]} />
      <BenefitPanel contents={[login, api]} />
      <BenefitPanel image={<Cloth />} contents={[cost]} />
    </div>
  ),
});

/** An item with two empty texts is left out. */
export const EmptyItem = meta.story({
  args: { image: <Cloth />, contents: [{ subHeading: '', description: '' }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(slots(canvasElement, '-item')).toHaveLength(0);
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(slots(canvasElement, '')[0]).toHaveAttribute('data-layout', 'image');
  },
});

/** One of the two texts may be missing. */
export const HalfAnItem = meta.story({
  args: {
    contents: [
      { subHeading: '', description: login.description },
      { ...api, description: ' ' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
    await expect(slots(canvasElement, '-description')).toHaveLength(1);
  },
});

export const HeadingLevel = meta.story({
  args: { headingLevel: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(2);
  },
});

/** A picture that fails to load leaves a ground of its size, with its alternative text. */
export const MissingImage = meta.story({
  args: {
    image: <img src={MISSING} alt="One console for three screens" width="480" height="480" />,
    contents: [login],
  },
  play: async ({ canvas, canvasElement }) => {
    const [frame] = slots(canvasElement, '-image');
    await waitFor(() => expect(canvas.getByRole<HTMLImageElement>('img').complete).toBe(true));
    const { width = 0, height = 0 } = frame?.getBoundingClientRect() ?? {};
    await expect(width / height).toBeCloseTo(5 / 2, 1);
    await expect(frame && getComputedStyle(frame).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  },
});

/** A picture has its room before it loads; nothing shifts when it does. */
export const SlowImage = meta.story({
  args: { contents: [cost] },
  render: (args) => (
    <SlowPicture src={CLOTH}>
      {({ alt, ...picture }) => (
        <div className="canvas-panel">
          <BenefitPanel {...args} image={<img {...picture} alt={alt} width="480" height="480" />} />
        </div>
      )}
    </SlowPicture>
  ),
  play: ({ canvasElement }) => expectNoShift(canvasElement),
});

/** Neither picture nor text: a plain ground, which keeps the rhythm of its row. */
export const Empty = meta.story({
  args: { contents: [] },
  play: async ({ canvasElement }) => {
    const [panel] = slots(canvasElement, '');
    await expect(panel).toHaveAttribute('data-layout', 'plain');
    await expect(panel).toBeEmptyDOMElement();
  },
});

export const One = meta.story({ args: { contents: [cost] } });

/** More than a panel should hold: it grows and cuts nothing off. */
export const Many = meta.story({
  args: {
    contents: [login, api, cost, login, api, cost].map((item, index) => ({
      ...item,
      subHeading: `${index + 1}. ${item.subHeading}`,
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(6);
    const [panel] = slots(canvasElement, '');
    await expect(panel?.scrollHeight).toBe(panel?.clientHeight);
  },
});

export const States = meta.story({
  parameters: everyLook,
  render: () => (
    <BothThemes>
      <div className="canvas-panels">
        <State name="a picture">
          <BenefitPanel image={<Cloth />} contents={[]} />
        </State>
        <State name="texts">
          <BenefitPanel contents={[login, api]} />
        </State>
        <State name="both">
          <BenefitPanel image={<Cloth />} contents={[cost]} />
        </State>
        <State name="neither">
          <BenefitPanel contents={[]} />
        </State>
      </div>
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  parameters: { lang: 'de' },
  args: {
    image: <Cloth />,
    contents: [
      {
        subHeading: 'Mehrmandantenfähigkeitsprüfungen',
        description: 'Eine Anmeldung genügt für alle Anwendungen und Datenflüsse. '.repeat(4),
      },
      german.benefits[1],
    ],
  },
  render: (args) => (
    <Narrow>
      <BenefitPanel {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const [long] = canvas.getAllByRole('heading');
    await expect(long?.scrollWidth).toBeLessThanOrEqual(long?.clientWidth ?? 0);
  },
});

export const RTL = meta.story({
  ...inArabic,
  args: { contents: arabic.benefits },
});
