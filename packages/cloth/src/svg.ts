import { type DyeName, dyeNames, dyes } from './dyes.ts';
import type { Cloth, Thread } from './weave.ts';

/** One vertical stroke on a thread. */
interface Stroke {
  readonly y: number;
  readonly length: number;
}

/**
 * The strokes of each dye on a thread, for painting in order: a stroke runs on beneath the dyes that are painted later, so
 * a ring takes one stroke instead of two and the file is half the size.
 */
function layers(thread: Thread, order: readonly DyeName[]): Map<DyeName, Stroke[]> {
  const result = new Map<DyeName, Stroke[]>();
  order.forEach((dye, level) => {
    const strokes: Stroke[] = [];
    let start = -1;
    let end = -1;
    let own = false;
    const close = (): void => {
      if (own) strokes.push({ y: start, length: end - start });
      own = false;
      start = -1;
    };
    for (const run of thread.runs) {
      const counts = order.indexOf(run.dye) >= level;
      if (!counts || (start !== -1 && run.y !== end)) close();
      if (!counts) continue;
      if (start === -1) start = run.y;
      end = run.y + run.length;
      own ||= run.dye === dye;
    }
    close();
    if (strokes.length > 0) result.set(dye, strokes);
  });
  return result;
}

/** Dyes of a cloth, the one that covers most thread first. Painted beneath the others, it saves the most strokes. */
function paintOrder(cloth: Cloth): DyeName[] {
  const lengths = new Map<DyeName, number>();
  for (const { runs } of cloth.threads) {
    for (const { dye, length } of runs) lengths.set(dye, (lengths.get(dye) ?? 0) + length);
  }
  return dyeNames
    .filter((dye) => lengths.has(dye))
    .sort((one, other) => (lengths.get(other) ?? 0) - (lengths.get(one) ?? 0));
}

const signed = (value: number, first: boolean): string => (first || value < 0 ? String(value) : ` ${value}`);

/** Path data of all strokes of a dye, in relative moves. */
function pathData(strokes: readonly (Stroke & { readonly x: number })[]): string {
  let x = 0;
  let y = 0;
  return strokes
    .map((stroke, index) => {
      const move = `${index === 0 ? 'M' : 'm'}${signed(stroke.x - x, true)}${signed(stroke.y - y, false)}v${stroke.length}`;
      x = stroke.x;
      y = stroke.y + stroke.length;
      return move;
    })
    .join('');
}

/**
 * A cloth as the content of an SVG: one stroked path for each dye.
 * @param cloth The cloth.
 */
export function toSvgContent(cloth: Cloth): string {
  const order = paintOrder(cloth);
  const middle = cloth.thread / 2;
  const byDye = new Map<DyeName, (Stroke & { readonly x: number })[]>(order.map((dye) => [dye, []]));
  for (const thread of cloth.threads) {
    for (const [dye, strokes] of layers(thread, order)) {
      byDye.get(dye)?.push(...strokes.map((stroke) => ({ ...stroke, x: thread.x + middle })));
    }
  }
  const ground =
    cloth.ground === 'none'
      ? ''
      : `<path fill="${dyes[cloth.ground]}" d="M0 0h${cloth.width}v${cloth.height}H0z"/>`;
  const paths = order.map((dye) => `<path stroke="${dyes[dye]}" d="${pathData(byDye.get(dye) ?? [])}"/>`);
  return `${ground}${warpLines(cloth)}<g fill="none" stroke-width="${cloth.thread}">${paths.join('')}</g>`;
}

function warpLines(cloth: Cloth): string {
  const gap = cloth.pitch - cloth.thread;
  if (!cloth.warp || gap === 0) return '';
  const strokes = cloth.threads.map(({ x }) => ({
    x: x + cloth.thread + gap / 2,
    y: 0,
    length: cloth.height,
  }));
  return `<path fill="none" stroke="${dyes[cloth.warp.dye]}" stroke-opacity="${cloth.warp.strength}" stroke-width="${gap}" d="${pathData(strokes)}"/>`;
}

/**
 * A cloth as an SVG file, without classes, styles or scripts, so that a strict content security policy allows it.
 * @param cloth The cloth.
 */
export function toSvg(cloth: Cloth): string {
  return svgFile(cloth.width, cloth.height, toSvgContent(cloth));
}

/** An SVG file around some content. */
export function svgFile(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}
