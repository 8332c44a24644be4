import { expect, fn } from 'storybook/test';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, HELD, heldStates, State } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { longWords } from '../../../test/examples/long-words.js';
import { cloth } from '../../../test/examples/pictures.js';
import { expectNoOverflow } from '../../../test/fits.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { onGrounds } from '../../../test/on-grounds.js';
import { Button } from '../button/index.js';
import { Grid } from '../grid/index.js';
import { LinkButton } from '../link/index.js';
import { Text } from '../text/index.js';
import { Card } from './card.js';

const picture = <img src={cloth(640, 360)} alt="" />;
const description = 'Web, mobile and TV apps are managed together, from one login.';

const meta = preview.meta({
  title: 'Components/Card',
  component: Card,
  args: { media: picture, title: 'Launch Apps', description },
  argTypes: { media: { control: false }, action: { control: false }, linkAs: { control: false } },
  render: (args) => (
    <Grid columns={3}>
      <Card {...args} />
    </Grid>
  ),
});

/** A picture, a title and a text. The card is no control and no landmark. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Launch Apps' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** Without an area of its own: a rule above, and the text colour of its ground. */
export const Plain = meta.story({ args: { variant: 'plain', media: undefined } });

export const HeadingLevel = meta.story({
  args: { headingLevel: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
});

export const Eyebrow = meta.story({ args: { eyebrow: 'For developers' } });

export const WithAction = meta.story({ args: { action: <Button>Start</Button> } });

/** The topmost element at a point of another, given as shares of its width and height. */
const at = (element: Element, x: number, y: number) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width * x, top + height * y);
};

/** A press anywhere on the card follows the one link, which has the title as its name. */
export const WholeCardLink = meta.story({
  args: { href: '#launch' },
  play: async ({ canvas, canvasElement }) => {
    const card = canvasElement.querySelector('[data-slot="card"]') as Element;
    const link = canvas.getByRole('link', { name: 'Launch Apps' });
    for (const [x, y] of [
      [0.5, 0.1],
      [0.05, 0.95],
      [0.95, 0.5],
    ] as const) {
      await expect(link).toContainElement(at(card, x, y) as HTMLElement);
    }
  },
});

const pressed = fn();

/** A button in a card that is a link has its own presses. */
export const LinkAndAction = meta.story({
  args: { href: '#launch', action: <Button onClick={pressed}>Try it</Button> },
  play: async ({ canvas, userEvent }) => {
    pressed.mockClear();
    const button = canvas.getByRole('button', { name: 'Try it' });
    await expect(button.contains(at(button, 0.5, 0.5))).toBe(true);
    await userEvent.click(button);
    await expect(pressed).toHaveBeenCalledOnce();
    await expect(window.location.hash).not.toBe('#launch');
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: 'Launch Apps' })).toHaveFocus();
  },
});

const RouterLink = ({ href, ...props }: { href?: string }) => (
  <a data-router="" href={`/en${href}`} {...props} />
);

/** A router's link: `linkAs`. */
export const RouterLinkAs = meta.story({
  args: { href: '/apps', linkAs: RouterLink },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Launch Apps' })).toHaveAttribute('data-router');
  },
});

const cards = [
  <Card
    key="apps"
    as="li"
    media={picture}
    title="Launch Apps"
    description={description}
    href="#apps"
    action={<Button>Try it</Button>}
  />,
  <Card
    key="agents"
    as="li"
    media={<img src={cloth(640, 480, 'auth-login')} alt="" />}
    title="AI Agents"
    description="Agents automate workflows, personalise content and support decisions, in the language your customer wrote in."
    href="#agents"
    action={<Button>Meet them</Button>}
  />,
  <Card
    key="data"
    as="li"
    media={<img src={cloth(640, 300, 'auth-signup')} alt="" />}
    title="Data Management"
    description="Integrations, real-time insights and scalable storage."
    href="#data"
    action={<Button>See the flows</Button>}
  />,
];

/** A list of cards: same height, pictures, titles and actions on one line each, whatever the pictures' sizes. */
export const InGrid = meta.story({
  globals: { viewport: { value: 'xl' } },
  render: () => (
    <Grid columns={3} as="ul" role="list">
      {cards}
    </Grid>
  ),
  play: playIf({ screen: 'own' }, async ({ canvas }) => {
    const boxes = canvas.getAllByRole('listitem').map((each) => each.getBoundingClientRect());
    const titles = canvas.getAllByRole('heading').map((each) => each.getBoundingClientRect().top);
    await expect(new Set(boxes.map(({ height }) => height)).size).toBe(1);
    await expect(new Set(titles).size).toBe(1);
    const actions = canvas.getAllByRole('button').map((each) => each.getBoundingClientRect().top);
    await expect(new Set(actions).size).toBe(1);
  }),
});

/** The thread under the pointer grows from its middle; with reduced motion it appears at once. */
export const Thread = meta.story({
  args: { href: '#launch' },
  play: playIf({ motion: true }, async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(getComputedStyle(link, '::before').clipPath).toBe('inset(0px 50%)');
    await expect(getComputedStyle(link, '::before').transitionDuration).not.toBe('0s');
    const { motion } = document.documentElement.dataset;
    document.documentElement.dataset.motion = 'reduced';
    await expect(getComputedStyle(link, '::before').transitionDuration).toBe('0s');
    if (motion === undefined) delete document.documentElement.dataset.motion;
    else document.documentElement.dataset.motion = motion;
  }),
});

/** On every ground of a section. */
export const Grounds = meta.story(
  onGrounds(['page', 'subtle', 'ink', 'primary', 'accent', 'action'], () => (
    <Grid columns={3}>
      <Card title="Launch Apps" description={description} href="#apps" />
      <Card title="AI Agents" description={description} action={<LinkButton href="#go">Start</LinkButton>} />
      <Card variant="plain" eyebrow="Plain" title="Data Management" description={description} href="#plain" />
    </Grid>
  )),
);

export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  render: () => (
    <BothThemes stacked>
      <Grid columns={3}>
        {['rest', ...HELD].map((state) => (
          <State key={state} name={state}>
            <Card media={picture} eyebrow="New" title="Launch Apps" description={description} href="#apps" />
          </State>
        ))}
        <State name="plain">
          <Card variant="plain" title="AI Agents" description={description} />
        </State>
        <State name="plain, a link">
          <Card variant="plain" title="AI Agents" description={description} href="#agents" />
        </State>
      </Grid>
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  ...inGermanNarrow,
  render: () => (
    <Card
      media={picture}
      eyebrow={longWords.unbroken}
      title={longWords.unbroken}
      description={longWords.german}
      href="#long"
      action={<Button>{longWords.unbroken}</Button>}
    >
      <Text>{longWords.german}</Text>
    </Card>
  ),
  // The link covers the card's border too, so the card itself is not measured.
  play: async ({ canvasElement }) => {
    await expectNoOverflow(canvasElement.querySelector<HTMLElement>('.canvas-narrow') as HTMLElement);
  },
});

/** With text at 200 % on a phone. */
export const LargeText = meta.story({
  args: { href: '#apps', action: <Button>Start</Button> },
  globals: { textSize: 'double', viewport: { value: 'phone' } },
});

/** The arrow points to the left. */
export const RTL = meta.story({
  ...inArabic,
  args: { title: arabic.features[0].name, description: arabic.features[0].details, href: '#apps' },
  play: async ({ canvasElement }) => {
    const arrow = canvasElement.querySelector('[data-slot="card-arrow"]') as Element;
    const link = canvasElement.querySelector('[data-slot="card-title"]') as Element;
    await expect(getComputedStyle(arrow).scale).toBe('-1 1');
    await expect(arrow.getBoundingClientRect().right).toBeLessThan(link.getBoundingClientRect().right);
  },
});
