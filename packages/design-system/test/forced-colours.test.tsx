import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { applyModes, modes } from '#storybook/modes.ts';
import { Carousel } from '../src/components/carousel/index.js';
import { FieldFrame, fieldControlVariants } from '../src/components/field/index.js';
import { contrastOf } from './colour.js';
import { NAMES, panels } from './examples/carousel.js';
import { emulateMedia } from './media.js';
import { mount } from './mount.js';

/** WCAG 1.4.11. */
const NON_TEXT = 3;

/** Light and dark forced palettes, each with every theme of the page. */
const CASES = (['light', 'dark'] as const).flatMap((palette) =>
  Object.keys(modes.theme.values).map((theme) => ({ palette, theme })),
);

/** The pixels of an element on the screen. */
async function pixels(element: Element): Promise<ImageData> {
  const picture = await page.screenshot({ element, base64: true, save: false });
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!context) throw new Error('There is no canvas');
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
}

/** The width of the area with the calendar icon, and the maximum thickness of the edge. */
const [REACH, EDGE] = [44, 4];

/** Minimum number of contrasting pixels of a calendar icon. */
const LINES = 40;

/** The number of pixels at the end of a field that contrast with the ground, the most common colour. */
function standingOut({ data, width, height }: ImageData): number {
  const count = new Map<string, number>();
  for (let y = EDGE; y < height - EDGE; y += 1) {
    for (let x = width - REACH; x < width - EDGE; x += 1) {
      const at = (y * width + x) * 4;
      const colour = `rgb(${data[at]} ${data[at + 1]} ${data[at + 2]})`;
      count.set(colour, (count.get(colour) ?? 0) + 1);
    }
  }
  const [ground, ...others] = [...count].sort(([, one], [, other]) => other - one);
  return others
    .filter(([colour]) => contrastOf(colour, ground?.[0] ?? '') >= NON_TEXT)
    .reduce((sum, [, more]) => sum + more, 0);
}

describe.each(CASES)('forced colours, a $palette palette, theme $theme', ({ palette, theme }) => {
  beforeEach(async () => {
    await emulateMedia({ 'forced-colors': 'active', 'prefers-color-scheme': palette });
    applyModes(document.documentElement, { theme });
  });

  afterEach(async () => {
    applyModes(document.documentElement, {});
    await emulateMedia({});
  });

  test('a date field shows its calendar', async () => {
    mount(
      <FieldFrame>
        <input
          type="date"
          data-slot="date-field-control"
          aria-label="Start date"
          className={fieldControlVariants()}
        />
      </FieldFrame>,
    );
    const input = page.getByLabelText('Start date');
    await expect.element(input).toBeVisible();
    expect(standingOut(await pixels(input.element()))).toBeGreaterThan(LINES);
    // Without the calendar icon no pixels contrast.
    input.element().setAttribute('readonly', '');
    expect(standingOut(await pixels(input.element()))).toBe(0);
  });

  test('the panels of a carousel have an edge on every side, and so have its dots', async () => {
    const host = mount(
      <Carousel label="Benefits" perSlide={1}>
        {panels()}
      </Carousel>,
    );
    await expect.element(page.getByRole('button', { name: 'Slide 2 of 9' })).toBeVisible();
    const dots = host.querySelectorAll('[data-slot="carousel-dot"]');
    const edges = [
      ...[...host.querySelectorAll('[data-slot="benefit-panel"]')].map((panel) => getComputedStyle(panel)),
      ...[...dots].map((dot) => getComputedStyle(dot, '::before')),
    ];
    expect(edges).toHaveLength(NAMES.length * 2);
    for (const edge of edges) {
      for (const side of ['Top', 'Right', 'Bottom', 'Left'] as const) {
        expect(edge[`border${side}Style`]).toBe('solid');
        expect(Number.parseFloat(edge[`border${side}Width`])).toBeGreaterThanOrEqual(1);
        expect(contrastOf(edge[`border${side}Color`], 'Canvas')).toBeGreaterThanOrEqual(NON_TEXT);
      }
    }
  });
});
