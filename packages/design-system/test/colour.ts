/* Measures colours on the page. The browser converts them by relative colour syntax. */

/** Degrees of the visual field that a CSS pixel takes at arm's length (CSS Values and Units 4, reference pixel). */
const DEGREES = 0.0213;

interface Measured {
  readonly channels: readonly [number, number, number];
  readonly alpha: number;
}

/** Converts a CSS colour to another colour space. Variables have the values of the page's theme. */
function read(colour: string, space: string): Measured {
  const probe = document.body.appendChild(document.createElement('span'));
  // In forced colours the browser would return its own colour.
  probe.style.forcedColorAdjust = 'none';
  probe.style.color = space.replace('%', colour);
  const answer = getComputedStyle(probe).color;
  probe.remove();
  const [, channels = '', alpha = '1'] = /([-\d.e ]+?)(?: \/ ([\d.]+))?\)$/.exec(answer) ?? [];
  const [one, two, three] = channels.trim().split(' ').slice(-3).map(Number);
  if (one === undefined || two === undefined || three === undefined) {
    throw new Error(`${colour} reads as ${answer}`);
  }
  return { channels: [one, two, three], alpha: Number(alpha) };
}

/** A colour in OKLCH; the hue is in degrees. */
export function oklch(colour: string) {
  const { channels, alpha } = read(colour, 'oklch(from % l c h)');
  const [lightness, chroma, hue] = channels;
  return { lightness, chroma, hue, alpha };
}

/** Contrast of two opaque colours (WCAG 2.2, 1.4.3). */
export function contrastOf(one: string, other: string): number {
  const luminance = (colour: string) => read(colour, 'color(from % xyz-d65 x y z)').channels[1];
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** For L*, a* and b*: the just noticeable difference of very large marks, and what a mark of one degree adds to it. */
const NOTICED = [
  [5.08, 0.75],
  [5.34, 1.54],
  [5.35, 2.87],
] as const;

/**
 * The difference of two colours in just noticeable differences; small marks need larger ones (Stone, Szafir and
 * Setlur, An Engineering Model for Color Difference as a Function of Size, 2014).
 *
 * @param pixels The shorter side of the marks, in CSS pixels.
 */
export function apart(one: string, other: string, pixels: number): number {
  const [from, to] = [one, other].map((colour) => read(colour, 'lab(from % l a b)').channels);
  const steps = NOTICED.map(([large, small], axis) => {
    const difference = (from?.[axis] ?? Number.NaN) - (to?.[axis] ?? Number.NaN);
    return difference / (large + small / (pixels * DEGREES));
  });
  return Math.hypot(...steps);
}
