import { expect } from 'storybook/test';
import { logicalBox } from '#storybook/logical-box.ts';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { german } from '../../../test/examples/german.js';
import { longWords } from '../../../test/examples/long-words.js';
import { cloth } from '../../../test/examples/pictures.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { AgentList, AgentListItem } from '../agent-list-item/index.js';
import { Link, LinkButton } from '../link/index.js';
import { Section } from '../section/index.js';
import { MediaText } from './media-text.js';

const picture = <img src={cloth(720, 540)} alt="An ikat of red diamonds on indigo" />;
const title = 'One login for every screen';
const description = 'Web, mobile and TV apps are managed together, so a change made once is live everywhere.';

const meta = preview.meta({
  title: 'Components/MediaText',
  component: MediaText,
  args: { media: picture, title, description },
  argTypes: { media: { control: false }, actions: { control: false } },
});

const boxes = (root: Element) =>
  ['media', 'content'].map((part) =>
    logicalBox(root.querySelector(`[data-slot="media-text-${part}"]`) as Element),
  );

/** Text at the start, picture at the end, in columns of the same width. */
export const Default = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: playIf({ screen: 'own' }, async ({ canvas, canvasElement }) => {
    const [media, content] = boxes(canvasElement);
    await expect(media?.start).toBeGreaterThan(content?.end ?? Number.POSITIVE_INFINITY);
    await expect(media?.width).toBe(content?.width);
    await expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible();
  }),
});

/** The picture at the start; in the document it follows the text on either side. */
export const SideStart = meta.story({
  args: { side: 'start' },
  globals: { viewport: { value: 'xl' } },
  play: playIf({ screen: 'own' }, async ({ canvasElement }) => {
    const [media, content] = boxes(canvasElement);
    await expect(media?.end).toBeLessThan(content?.start ?? 0);
    await expect(media?.width).toBe(content?.width);
    await expect(media?.top).toBeLessThan(content?.bottom ?? 0);
    const root = canvasElement.querySelector('[data-slot="media-text"]');
    await expect(root?.firstElementChild).toHaveAttribute('data-slot', 'media-text-content');
  }),
});

export const HeadingLevel = meta.story({
  args: { headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
});

/** With a line above the title, further content and actions. */
export const WithEverything = meta.story({
  args: {
    eyebrow: 'Multi-Devices',
    children: (
      <AgentList>
        <AgentListItem title="Web">Launch in days rather than months.</AgentListItem>
        <AgentListItem title="Mobile and TV">From the same project.</AgentListItem>
      </AgentList>
    ),
    actions: (
      <>
        <LinkButton variant="action" href="#start">
          Start with your first app
        </LinkButton>
        <Link variant="standalone" href="#how">
          How it works
        </Link>
      </>
    ),
  },
});

/** On a phone the picture is below the text, whatever its side. */
export const Phone = meta.story({
  args: { side: 'start' },
  globals: { viewport: { value: 'phone' } },
  play: playIf({ screen: 'own' }, async ({ canvasElement }) => {
    const [media, content] = boxes(canvasElement);
    await expect(media?.top).toBeGreaterThan(content?.bottom ?? Number.POSITIVE_INFINITY);
  }),
});

/** With text at 200 % a column needs twice the room (WCAG 1.4.4). */
export const LargeText = meta.story({
  globals: { textSize: 'double', viewport: { value: 'lg' } },
  play: playIf({ screen: 'own' }, async ({ canvasElement }) => {
    const [media, content] = boxes(canvasElement);
    await expect(media?.top).toBeGreaterThan(content?.bottom ?? Number.POSITIVE_INFINITY);
  }),
});

/** One after the other, with the picture on alternating sides, in sections of different grounds. */
export const Alternating = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      <Section>
        <MediaText media={picture} eyebrow="Launch Apps" title={title} description={description} />
      </Section>
      <Section ground="primary">
        <MediaText
          side="start"
          media={<img src={cloth(720, 540, 'auth-login')} alt="" />}
          eyebrow="AI Agents"
          title="Make your Workflow Smarter"
          description="Agents automate workflows, personalise content and support decisions."
        />
      </Section>
    </>
  ),
});

export const States = meta.story({
  parameters: { ...everyLook, layout: 'fullscreen' },
  render: () => (
    <>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-theme={theme}>
          <Section spacing="sm">
            <MediaText media={picture} eyebrow="Launch Apps" title={title} description={description} />
          </Section>
        </div>
      ))}
    </>
  ),
});

export const LongContent = meta.story({
  ...inGermanNarrow,
  render: () => (
    <MediaText
      media={<img src={cloth(720, 540)} alt={german.picture} />}
      eyebrow={longWords.unbroken}
      title={longWords.unbroken}
      description={longWords.german}
      actions={<LinkButton href="#long">{longWords.unbroken}</LinkButton>}
    />
  ),
});

/** The end is on the left. */
export const RTL = meta.story({
  ...inArabic,
  globals: { direction: 'rtl', viewport: { value: 'xl' } },
  args: {
    media: <img src={cloth(720, 540)} alt="" />,
    title: arabic.benefits[0].subHeading,
    description: arabic.benefits[0].description,
  },
  play: playIf({ screen: 'own' }, async ({ canvasElement }) => {
    const [media, content] = boxes(canvasElement);
    await expect(media?.right).toBeLessThan(content?.left ?? 0);
  }),
});
