import { expect } from 'storybook/test';
import { frame } from '#storybook/designs/boards.ts';
import { everyLook } from '#storybook/modes.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, State } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { SectionHeading } from './section-heading.js';

const meta = preview.meta({
  title: 'Components/SectionHeading',
  component: SectionHeading,
  args: { headingLevel: 2 as const, children: 'Packed with the BEST - Your Business Deserves' },
  parameters: { design: frame('section-heading') },
});

export const Default = meta.story({
  args: { titleId: 'benefits-title' },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', {
      level: 2,
      name: 'Packed with the BEST - Your Business Deserves',
    });
    await expect(title).toHaveAttribute('id', 'benefits-title');
  },
});

export const ExtraLarge = meta.story({
  args: {
    headingLevel: 1,
    size: 'xl',
    children: 'Every app, agent and data flow, on one loom.',
    description:
      'The AI-first semantic enterprise platform that orchestrates and integrates apps, autonomous agent workflows and data flows across multiple vendors.',
  },
});

export const Medium = meta.story({
  args: { headingLevel: 2, size: 'md', children: 'Submit Support Request' },
});

export const WithEyebrowAndDescription = meta.story({
  args: {
    eyebrow: 'AI Agents',
    children: 'Make your Workflow Smarter with AI Agents',
    description: 'Agents automate workflows, personalise content and support decisions.',
  },
});

export const Centred = meta.story({
  args: { align: 'center', size: 'md', children: 'Welcome back', description: 'Login to get started' },
});

/** Level and size are independent. */
export const LevelApartFromSize = meta.story({
  args: { headingLevel: 3, size: 'lg' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
});

export const States = meta.story({
  parameters: everyLook,
  render: () => (
    <BothThemes>
      <State name="size xl">
        <SectionHeading headingLevel={2} size="xl">
          Every app, on one loom.
        </SectionHeading>
      </State>
      <State name="with an eyebrow and a description">
        <SectionHeading
          headingLevel={2}
          eyebrow="Integrations"
          description="Eleven names, and whatever speaks to an API."
        >
          Integrate with your favourite tools
        </SectionHeading>
      </State>
      <State name="centred, with a description">
        <SectionHeading headingLevel={2} size="md" align="center" description="Login to get started">
          Welcome back
        </SectionHeading>
      </State>
    </BothThemes>
  ),
});

/** A word wider than the screen breaks; the page never scrolls sideways (WCAG 1.4.10). */
export const LongContent = meta.story({
  ...inGermanNarrow,
  args: {
    size: 'xl',
    children: 'Donaudampfschifffahrtsgesellschaftskapitän, integriert',
    description: 'In einem Gewebe.',
  },
});

/** At 200 % text size a word wider than the phone breaks, and nothing overflows (WCAG 1.4.4). */
export const LargeText = meta.story({
  globals: { textSize: 'double', viewport: { value: 'phone' } },
  args: { eyebrow: 'Integrations', description: 'Internationalisation and interoperability.' },
  render: (args) => (
    <div className="canvas-ground">
      {(['xl', 'lg', 'md'] as const).map((size) => (
        <SectionHeading key={size} {...args} size={size}>
          Integrate with your favourite microservices
        </SectionHeading>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const ground = canvasElement.querySelector<HTMLElement>('.canvas-ground');
    if (!ground) throw new Error('The story has no ground.');
    const { paddingInlineEnd } = getComputedStyle(ground);
    const edge = ground.getBoundingClientRect().right - Number.parseFloat(paddingInlineEnd);
    for (const part of ground.querySelectorAll<HTMLElement>('[data-slot]')) {
      const { slot } = part.dataset;
      await expect(part.getBoundingClientRect().right, slot).toBeLessThanOrEqual(edge);
      await expect(part.scrollWidth, slot).toBeLessThanOrEqual(part.clientWidth);
    }
  },
});

export const RTL = meta.story({
  ...inArabic,
  args: {
    eyebrow: arabic.heading.eyebrow,
    children: arabic.heading.title,
    description: arabic.heading.description,
  },
});
