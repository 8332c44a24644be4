/**
 * Measures the processor time that it takes to show 200 instances of a part, and compares it with the same part of other
 * libraries. Every mount is the first of a fresh page, in a production build; the libraries take turns (`--rounds`). Writes
 * the medians into the README. The times are those of the page's main thread, so other work on the machine disturbs the
 * order less than the times: compare the columns of one run.
 */
import { launchOptions } from '@weft/tools/browser';
import { useBrowser } from '@weft/tools/find-browser';
import { readOptions } from '@weft/tools/options';
import { runStoppable } from '@weft/tools/stop-signals';
import { UserError } from '@weft/tools/user-error';
import { type Browser, chromium } from 'playwright';
import type { Bundle } from '../build/bundle.ts';
import { markdownTable, writeTable } from '../build/readme.ts';
import { bundleWith, exportsOf, LIBRARIES, type Library, PARTS, prepare } from './libraries.ts';

const COUNT = 200;

const MEASURED = ['Button', 'Text field', 'Accordion'] as const;

/** Chromium's metrics of a page's main thread: a duration in seconds, and a count. */
interface Figures {
  readonly TaskDuration: number;
  readonly LayoutCount: number;
}

const { values } = readOptions({ options: { rounds: { type: 'string', default: '25' } } });
const rounds = Number(values.rounds);

/** A script with a function `mount`, which mounts a number of instances of a part. */
function scriptOf(library: Library): string {
  const offered = exportsOf(library);
  const parts = MEASURED.map((name) => PARTS[name]).filter((part) => offered.has(part));
  const provider = offered.has('Provider') ? 'Provider' : 'Fragment';
  return `
    import { createElement, Fragment } from 'react';
    import { flushSync } from 'react-dom';
    import { createRoot } from 'react-dom/client';
    import { ${[...parts, ...(provider === 'Provider' ? [provider] : [])].join()} } from 'library';
    const parts = { ${parts.join()} };
    window.mount = (part, count) => {
      const root = createRoot(document.getElementById('root'));
      flushSync(() => root.render(createElement(${provider}, null, parts[part](count))));
    };`;
}

async function measure(browser: Browser, { scripts, styles }: Bundle, part: string): Promise<Figures> {
  const page = await browser.newPage();
  try {
    await page.setContent('<!doctype html><title>Bench</title><div id="root"></div>');
    for (const content of styles) await page.addStyleTag({ content });
    for (const content of scripts) await page.addScriptTag({ type: 'module', content });
    await page.waitForFunction(() => 'mount' in window);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const figures = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return Object.fromEntries(metrics.map(({ name, value }) => [name, value])) as unknown as Figures;
    };
    const before = await figures();
    await page.evaluate(
      async ([name, count]) => {
        (window as unknown as { mount: (part: string, count: number) => void }).mount(name, count);
        // Waits for the effects, for the state that they set, and for the frames that show it.
        for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
      },
      [part, COUNT] as const,
    );
    const after = await figures();
    const shown = await page.locator('#root button, #root input, #root summary').count();
    if (shown < COUNT) throw new UserError(`Only ${shown} of ${COUNT} are there: ${part}`);
    return {
      TaskDuration: after.TaskDuration - before.TaskDuration,
      LayoutCount: after.LayoutCount - before.LayoutCount,
    };
  } finally {
    await page.close();
  }
}

/** A quantile of the numbers: a share of them is below it. */
const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.round(share * (numbers.length - 1))] ?? Number.NaN;

/** The median, the middle half of all rounds, and the layouts. */
function cell(runs: readonly Figures[], fastest: number): string {
  if (runs.length === 0) return '';
  const times = runs.map(({ TaskDuration }) => TaskDuration * 1000);
  const [low, median, high] = [0.25, 0.5, 0.75].map((share) => quantile(times, share).toFixed(0));
  const layouts = quantile(
    runs.map(({ LayoutCount }) => LayoutCount),
    0.5,
  );
  // Every cell that rounds to the lowest value is bold, because a fraction of a millisecond is noise.
  const text = median === fastest.toFixed(0) ? `**${median}**` : median;
  return `${text} (${low} to ${high}), ${layouts}`;
}

await runStoppable(async () => {
  await useBrowser();
  await prepare();
  const bundles: Bundle[] = [];
  for (const library of LIBRARIES) bundles.push(await bundleWith(library, scriptOf(library)));
  const results = new Map<string, Figures[]>();
  const runsOf = (part: string, { name }: Library) => results.get(`${part} ${name}`) ?? [];
  const browser = await chromium.launch(launchOptions());
  try {
    for (let round = 0; round < rounds; round++)
      for (const part of MEASURED)
        for (const [index, library] of LIBRARIES.entries()) {
          const bundle = bundles[index];
          if (!bundle || !exportsOf(library).has(PARTS[part])) continue;
          const run = await measure(browser, bundle, PARTS[part]);
          results.set(`${part} ${library.name}`, [...runsOf(part, library), run]);
        }
  } finally {
    await browser.close();
  }
  const rows = MEASURED.map((part) => {
    const all = LIBRARIES.map((library) => runsOf(part, library));
    const medians = all.map((runs) =>
      quantile(
        runs.map(({ TaskDuration }) => TaskDuration * 1000),
        0.5,
      ),
    );
    const fastest = Math.min(...medians.filter((time) => !Number.isNaN(time)));
    return [part, ...all.map((runs) => cell(runs, fastest))];
  });
  const table = markdownTable([['', ...LIBRARIES.map(({ name }) => name)], ...rows]);
  writeTable('render beside peers', table);
  process.stdout.write(`${table}\n`);
  return 0;
});
