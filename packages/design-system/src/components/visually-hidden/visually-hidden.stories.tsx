import { expect } from 'storybook/test';
import { everyLook } from '#storybook/modes.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, Box, Specimens } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { VisuallyHidden } from './visually-hidden.js';

const meta = preview.meta({
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'of five' },
  argTypes: { children: { control: 'text' } },
  render: (args) => (
    <p className="canvas-text">
      Step 2 <VisuallyHidden {...args} />
    </p>
  ),
});

/** Part of the text for assistive technology, visually hidden. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('Step 2 of five');
    const hidden = canvas.getByText('of five');
    await expect(Math.max(hidden.offsetWidth, hidden.offsetHeight)).toBeLessThanOrEqual(1);
    await expect(getComputedStyle(hidden).overflow).toMatch(/hidden|clip/);
  },
});

/** The hidden text, in a box: nobody sees the part itself. */
export const Heard = meta.story({
  render: ({ children }) => (
    <div className="canvas-row">
      Step 2<Box>{children}</Box>
    </div>
  ),
});

/** Announces a change that sighted readers see. */
export const Status = meta.story({
  args: { role: 'status', children: 'Three results' },
  render: (args) => (
    <p className="canvas-text">
      Apps: 3 of 12 <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Three results');
  },
});

export const States = meta.story({
  parameters: everyLook,
  render: (args) => (
    <BothThemes>
      <Specimens name="A word between two that are seen">
        <p className="canvas-text">
          Step 2 <VisuallyHidden {...args} /> done
        </p>
      </Specimens>
    </BothThemes>
  ),
});

/** A long text takes no room and makes nothing scroll. */
export const LongContent = meta.story({
  ...inGermanNarrow,
  args: {
    children:
      'von fünf, in dem alle Datenflüsse der Donaudampfschifffahrtsgesellschaft mit der Anwendung verbunden werden',
  },
  render: (args) => (
    <p className="canvas-text">
      Schritt 2 <VisuallyHidden {...args} />
    </p>
  ),
});

/** Does not widen a right-to-left page. */
export const RTL = meta.story({
  ...inArabic,
  args: { children: arabic.page },
  render: (args) => (
    <p className="canvas-text">
      {arabic.start} <VisuallyHidden {...args} />
    </p>
  ),
  play: async () => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
});
