import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fromRoot } from '@weft/tools/paths';
import { compare } from '@weft/tools/visual/compare';
import { writeReport } from '@weft/tools/visual/report';
import type { Comparison, Review } from '@weft/tools/visual/review';
import type { Page } from 'playwright';
import { PNG } from 'pngjs';
import { expect } from 'vitest';

const AXE = createRequire(fromRoot('package.json')).resolve('axe-core/axe.min.js');

/** The part of axe that this file uses. */
interface Axe {
  readonly run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** A rectangle, black unless it has another colour. */
interface Mark {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  /** How much higher the picture is. */
  readonly grown?: number;
  readonly colour?: readonly [red: number, green: number, blue: number];
}

/** A white picture of 400 × 300, with a mark if given. */
function picture(mark: Mark = { x: 0, width: 0, height: 0 }): Buffer {
  const { x, width, height, grown = 0, colour = [0, 0, 0] } = mark;
  const image = new PNG({ width: 400, height: 300 + grown });
  image.data.fill(255);
  for (let down = 0; down < height; down += 1)
    for (let across = 0; across < width; across += 1)
      image.data.set([...colour, 255], ((100 + down) * 400 + x + across) * 4);
  return PNG.sync.write(image);
}

/** A report in a folder of its own. */
export class ReportFolder {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static readonly make = async (): Promise<ReportFolder> =>
    new ReportFolder(await mkdtemp(path.join(tmpdir(), 'weft-report-')));

  /** Writes the pictures of a screenshot in which a mark has appeared. */
  async changed(title: string, look: string, mark: Mark): Promise<Comparison> {
    const key = `${title.toLowerCase().replace('/', '-')}--states.${look}`;
    const [before, after] = [picture(), picture(mark)];
    const found = compare(before, after);
    if (!found) throw new Error('The pictures are equal.');
    const { picture: difference, ...rest } = found;
    for (const [name, bytes] of Object.entries({ before, after, difference }))
      await writeFile(path.join(this.#folder, `${key}.${name}.png`), bytes);
    return { key, title, story: 'States', look, kind: 'changed', difference: rest };
  }

  /** Writes the page. @returns its address */
  async write(review: Review): Promise<string> {
    await writeReport(this.#folder, review, {
      tokens: fromRoot('tokens/dist'),
      mark: '<svg aria-hidden="true"></svg>',
    });
    return pathToFileURL(path.join(this.#folder, 'index.html')).href;
  }

  readonly remove = (): Promise<void> => rm(this.#folder, { recursive: true });
}

/** Expects that the page is as wide as the window, and that axe finds nothing. */
export async function expectFitAndAccessible(page: Page, width: number): Promise<void> {
  await page.addScriptTag({ path: AXE });
  const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: Axe }).axe.run());
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

/** Expects that Tab reaches every control that shows, each with a ring. */
export async function expectTabReachesAll(page: Page): Promise<void> {
  const controls = await page
    .locator(':is(button, select, summary, textarea, [type=range], [type=radio]:checked):visible')
    .count();
  const reached = new Set<string>();
  for (let stop = 0; stop < controls; stop += 1) {
    await page.keyboard.press('Tab');
    const style = await page.evaluate(() => {
      const { activeElement } = document;
      const ring = activeElement?.closest('.segment') ?? activeElement ?? document.body;
      return { outline: getComputedStyle(ring).outlineStyle, html: activeElement?.outerHTML ?? '' };
    });
    expect(style.outline, style.html).toBe('solid');
    reached.add(style.html);
  }
  expect(reached.size).toBe(controls);
}
