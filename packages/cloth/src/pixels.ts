import { rgb } from './dyes.ts';
import type { Cloth } from './weave.ts';

/** An RGBA bitmap: 4 bytes for each pixel, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/**
 * Draws a cloth as a bitmap. Every thread and gap has a whole number of pixels at every scale, so no thread is blurred.
 * @param cloth The cloth.
 * @param scale Pixels per px of the cloth. The pitch of the threads is rounded to whole pixels. @default 1
 */
export function toPixels(cloth: Cloth, scale = 1): Pixels {
  const pitch = Math.max(2, Math.round(cloth.pitch * scale));
  const exact = pitch / cloth.pitch;
  const gap =
    cloth.pitch === cloth.thread ? 0 : Math.max(1, Math.round((cloth.pitch - cloth.thread) * exact));
  const width = Math.round(cloth.width * exact);
  const height = Math.round(cloth.height * exact);
  const data = new Uint8ClampedArray(width * height * 4);
  const fill = (
    left: number,
    top: number,
    wide: number,
    high: number,
    colour: readonly number[],
    opacity: number,
  ): void => {
    const right = Math.min(width, left + wide);
    const foot = Math.min(height, top + high);
    for (let y = top; y < foot; y += 1) {
      for (let at = (y * width + left) * 4; at < (y * width + right) * 4; at += 4) {
        data[at] = colour[0] ?? 0;
        data[at + 1] = colour[1] ?? 0;
        data[at + 2] = colour[2] ?? 0;
        data[at + 3] = opacity;
      }
    }
  };
  if (cloth.ground !== 'none') fill(0, 0, width, height, rgb(cloth.ground), 255);
  cloth.threads.forEach((thread, index) => {
    const x = index * pitch;
    if (cloth.warp && gap > 0) fill(x + pitch - gap, 0, gap, height, ...warpColour(cloth));
    for (const run of thread.runs) {
      const top = Math.round(run.y * exact);
      fill(x, top, pitch - gap, Math.round((run.y + run.length) * exact) - top, rgb(run.dye), 255);
    }
  });
  return { width, height, data };
}

/** Colour and opacity of the undyed warp: translucent without a ground, else mixed with it. */
function warpColour(cloth: Cloth): [colour: readonly number[], opacity: number] {
  if (!cloth.warp) return [[0, 0, 0], 0];
  const { dye, strength } = cloth.warp;
  if (cloth.ground === 'none') return [rgb(dye), Math.round(strength * 255)];
  const under = rgb(cloth.ground);
  return [
    rgb(dye).map((value, channel) => Math.round(value * strength + (under[channel] ?? 0) * (1 - strength))),
    255,
  ];
}
