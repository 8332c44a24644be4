import { expect } from 'storybook/test';
import { logicalBox } from '#storybook/logical-box.ts';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { longWords } from '../../../test/examples/long-words.js';
import { cloth } from '../../../test/examples/pictures.js';
import { expectNoOverflow } from '../../../test/fits.js';
import { LinkButton } from '../link/index.js';
import { CallToAction } from './call-to-action.js';

const picture = <img src={cloth(1440, 600, 'auth-login')} alt="" />;
const title = 'All the AI Possibilities Under One Roof';
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

const meta = preview.meta({
  title: 'Components/CallToAction',
  component: CallToAction,
  args: {
    title,
    titleId: 'closing-title',
    'aria-labelledby': 'closing-title',
    description: 'Launch web, mobile and TV apps in days rather than months.',
    actions: start,
  },
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

/** A named region from edge to edge, with the actions beside the text. */
export const Default = meta.story({
  args: {
    actions: (
      <>
        {start}
        {talk}
      </>
    ),
  },
  globals: { viewport: { value: 'xl' } },
  play: playIf({ screen: 'own' }, async ({ canvas }) => {
    const band = canvas.getByRole('region', { name: title });
    await expect(band.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
    const words = logicalBox(canvas.getByRole('heading', { level: 2 }));
    const action = logicalBox(canvas.getByRole('link', { name: 'Talk to us' }));
    await expect(action.start).toBeGreaterThan(words.end);
  }),
});

/** The text is on a solid block, which the picture surrounds. */
export const WithMedia = meta.story({
  args: { ground: 'action', media: picture },
  play: async ({ canvas, canvasElement }) => {
    const block = canvasElement.querySelector('[data-slot="call-to-action-content"]') as Element;
    const image = canvasElement.querySelector('img') as Element;
    const [inner, outer] = [block.getBoundingClientRect(), image.getBoundingClientRect()];
    await expect(outer.top).toBeLessThan(inner.top);
    await expect(outer.width).toBe(document.documentElement.clientWidth);
    await expect(getComputedStyle(block).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** A block in the light theme. */
export const AccentWithMedia = meta.story({
  args: { ground: 'accent', media: <img src={cloth(1440, 600)} alt="" /> },
});

export const HeadingLevel = meta.story({
  args: { headingLevel: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});

/** On a phone the actions are below the text. */
export const Phone = meta.story({
  args: { media: picture },
  globals: { viewport: { value: 'phone' } },
  play: playIf({ screen: 'own' }, async ({ canvas }) => {
    const words = canvas.getByRole('heading').getBoundingClientRect();
    const action = canvas.getByRole('link').getBoundingClientRect();
    await expect(action.top).toBeGreaterThan(words.bottom);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  }),
});

/** The title alone. */
export const TitleOnly = meta.story({ args: { description: undefined, actions: undefined } });

/** Every ground. On `action` the buttons are neutral. */
export const Grounds = meta.story({
  render: () => (
    <>
      {(['page', 'surface', 'subtle', 'ink', 'primary', 'accent', 'action'] as const).map((ground) => (
        <CallToAction
          key={ground}
          ground={ground}
          title={title}
          description={`On ${ground}`}
          actions={ground === 'action' ? talk : start}
        />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const neutral = getComputedStyle(canvas.getByRole('link', { name: 'Talk to us' }));
    await expect(neutral.borderTopColor).toBe(neutral.color);
  },
});

export const States = meta.story({
  parameters: everyLook,
  render: () => (
    <>
      <CallToAction title={title} description="On primary, as by default." actions={start} />
      <CallToAction ground="subtle" title={title} description="In the reader’s theme." actions={start} />
      <CallToAction
        ground="action"
        media={picture}
        title={title}
        description="On a block that lies on a cloth."
        actions={start}
      />
    </>
  ),
});

export const LongContent = meta.story({
  parameters: { lang: 'de' },
  args: {
    title: longWords.unbroken,
    description: longWords.german,
    media: picture,
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

/** With text at 200 % on a phone. */
export const LargeText = meta.story({
  args: { media: picture },
  globals: { textSize: 'double', viewport: { value: 'phone' } },
});

export const RTL = meta.story({
  ...inArabic,
  globals: { direction: 'rtl', viewport: { value: 'xl' } },
  args: {
    title: arabic.heading.title,
    description: arabic.heading.description,
    actions: (
      <LinkButton variant="action" size="lg" href="#start">
        {arabic.start}
      </LinkButton>
    ),
  },
  play: playIf({ screen: 'own' }, async ({ canvas }) => {
    const words = canvas.getByRole('heading').getBoundingClientRect();
    const action = canvas.getByRole('link').getBoundingClientRect();
    await expect(action.right).toBeLessThan(words.left);
  }),
});
