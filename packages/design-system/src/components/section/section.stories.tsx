import { expect } from 'storybook/test';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { Box } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { longWords } from '../../../test/examples/long-words.js';
import { expectNoOverflow } from '../../../test/fits.js';
import { Container } from '../container/index.js';
import { Grid } from '../grid/index.js';
import { LinkButton } from '../link/index.js';
import { SectionHeading } from '../section-heading/index.js';
import { Stack } from '../stack/index.js';
import { Text } from '../text/index.js';
import { Section, type SectionGround } from './section.js';

const contentWith = (variant: 'action' | 'neutral') => [
  <SectionHeading key="title" headingLevel={2} titleId="agents-title">
    Make your Workflow Smarter with AI Agents
  </SectionHeading>,
  <Grid key="grid" columns={2}>
    <Text>Agents automate workflows, personalise content and support decisions.</Text>
    <Stack align="start">
      <Text>Custom AI solutions range from simple to enterprise.</Text>
      <LinkButton variant={variant} href="#start">
        Start with your first app
      </LinkButton>
    </Stack>
  </Grid>,
];

const content = contentWith('action');

/** A ground in the colour of actions hides the button of an action. */
const onAction = contentWith('neutral');

const meta = preview.meta({
  title: 'Components/Section',
  component: Section,
  args: { children: content },
  argTypes: {
    width: { control: 'inline-radio', options: ['page', 'text', 'form', 'full'] },
    ground: {
      control: 'select',
      options: ['page', 'surface', 'subtle', 'ink', 'primary', 'accent', 'action'],
    },
  },
  parameters: { layout: 'fullscreen' },
});

/** Named by its heading, a section is a region landmark. */
export const Default = meta.story({
  args: { 'aria-labelledby': 'agents-title' },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Make your Workflow Smarter with AI Agents' });
    const { paddingInlineStart, paddingInlineEnd, paddingBlockStart } = getComputedStyle(section);
    await expect(paddingInlineStart).toBe(paddingInlineEnd);
    await expect(Number.parseFloat(paddingBlockStart)).toBeGreaterThanOrEqual(64);
  },
});

/** The colour of the text and of the ground behind it. */
const coloursOf = (element: Element) => {
  const { color, backgroundColor } = getComputedStyle(element);
  return [color, backgroundColor];
};

export const Surface = meta.story({ args: { ground: 'surface' } });

export const Subtle = meta.story({ args: { ground: 'subtle' } });

/** Looks alike in every theme; what is on it has the dark theme. */
export const Ink = meta.story({
  args: { ground: 'ink' },
  play: async ({ canvasElement }) => {
    const section = canvasElement.querySelector('[data-slot="section"]') as HTMLElement;
    await expect(section).toHaveAttribute('data-theme', 'dark');
    const before = coloursOf(section);
    section.parentElement?.setAttribute('data-theme', 'light');
    await expect(coloursOf(section)).toEqual(before);
    section.parentElement?.removeAttribute('data-theme');
  },
});

export const Indigo = meta.story({ args: { ground: 'indigo' } });

export const Turmeric = meta.story({
  args: { ground: 'turmeric' },
  play: async ({ canvasElement }) => {
    const section = canvasElement.querySelector('[data-slot="section"]');
    await expect(section).toHaveAttribute('data-theme', 'light');
  },
});

export const Madder = meta.story({ args: { ground: 'madder', children: onAction } });

/** By the names of a brand's colours: the same grounds. */
export const Primary = meta.story({
  args: { ground: 'primary' },
  play: async ({ canvasElement }) => {
    const section = canvasElement.querySelector('[data-slot="section"]');
    await expect(section).toHaveAttribute('data-ground', 'indigo');
    await expect(section).toHaveAttribute('data-theme', 'dark');
  },
});

export const Accent = meta.story({
  args: { ground: 'accent' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="section"]')).toHaveAttribute(
      'data-ground',
      'turmeric',
    );
  },
});

export const Action = meta.story({
  args: { ground: 'action', children: onAction },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="section"]')).toHaveAttribute(
      'data-ground',
      'madder',
    );
  },
});

export const SpacingSmall = meta.story({ args: { spacing: 'sm', ground: 'subtle' } });

export const SpacingNone = meta.story({ args: { spacing: 'none', ground: 'subtle' } });

/** For an article; `form` is narrower still. */
export const WidthText = meta.story({ args: { width: 'text', children: content[0] } });

export const WidthForm = meta.story({ args: { width: 'form', children: content[0] } });

/** From edge to edge, with a heading in the page's column. */
export const WidthFull = meta.story({
  args: {
    width: 'full',
    ground: 'ink',
    children: [<Container key="title">{content[0]}</Container>, <Box key="wide">From edge to edge</Box>],
  },
  play: async ({ canvas }) => {
    const wide = canvas.getByText('From edge to edge').getBoundingClientRect();
    await expect(wide.width).toBe(document.documentElement.clientWidth);
  },
});

const grounds: readonly SectionGround[] = ['page', 'surface', 'subtle', 'ink', 'primary', 'accent', 'action'];

/** A button in it is as wide as its text; other parts are as wide as the column. */
export const WithButton = meta.story({
  args: {
    children: [
      content[0],
      <LinkButton key="start" variant="action" href="#start">
        Start
      </LinkButton>,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start' }).getBoundingClientRect().width).toBeLessThan(200);
  },
});

/** Every ground, in the light and in the dark theme. */
export const States = meta.story({
  parameters: everyLook,
  render: () => (
    <>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-theme={theme}>
          {grounds.map((ground) => (
            <Section key={ground} ground={ground} spacing="sm">
              <SectionHeading headingLevel={2} size="md" description="What an agent does on a weekday">
                {ground}
              </SectionHeading>
              <Text>Agents automate workflows and support decisions.</Text>
            </Section>
          ))}
        </div>
      ))}
    </>
  ),
});

export const LongContent = meta.story({
  parameters: { lang: 'de' },
  globals: { viewport: { value: 'narrowest' } },
  args: {
    children: [
      <SectionHeading key="title" headingLevel={2} description={longWords.german}>
        {longWords.unbroken}
      </SectionHeading>,
      <Text key="text">{longWords.unbroken}</Text>,
    ],
  },
  play: playIf({ screen: 'own' }, async ({ canvasElement }) => {
    await expectNoOverflow(canvasElement);
  }),
});

export const RTL = meta.story({
  ...inArabic,
  args: {
    ground: 'turmeric',
    children: (
      <SectionHeading headingLevel={2} description={arabic.heading.description}>
        {arabic.heading.title}
      </SectionHeading>
    ),
  },
});
