import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import { Narrow } from './canvas.js';
import { expectNoOverflow } from './fits.js';

/** Settings of a story with long German words: on the narrowest screen nothing is wider than it is (WCAG 1.4.10). */
export const inGermanNarrow = {
  parameters: { lang: 'de' },
  decorators: [
    (Story: ComponentType) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const column = canvasElement.querySelector<HTMLElement>('.canvas-narrow') as HTMLElement;
    await expectNoOverflow(column);
    for (const part of [column, ...column.children])
      await expect(part.scrollWidth, part.outerHTML).toBeLessThanOrEqual(part.clientWidth);
  },
};
