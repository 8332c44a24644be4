/**
 * Runs Lighthouse on every page of the built site, and on a hand-written page without script (`bench/limit`) as a baseline:
 * scores, paints, blocking time, shift, bytes and requests. Five alternating rounds (`--rounds`), medians; a phone, or
 * `--desktop`. Run it with nothing else on the machine, and compare the rows of one run with each other.
 */
import { copyFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launchOptions } from '@weft/tools/browser';
import { useBrowser } from '@weft/tools/find-browser';
import { readOptions } from '@weft/tools/options';
import { fromRoot, SITE_DIST } from '@weft/tools/paths';
import { freePort } from '@weft/tools/ports';
import { runStoppable } from '@weft/tools/stop-signals';
import { compressAll } from '@weft/web-server/compress';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright';
import { readPictures } from '../build/picture-files.ts';
import { routes } from '../src/navigation/routes.ts';
import { serveFolder } from './serve-folder.ts';
import { builtIn } from './site-builds.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The results of one run. Times in milliseconds. */
interface Figures {
  readonly scores: readonly number[];
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly kilobytes: number;
  readonly requests: number;
}

const { values } = readOptions({
  options: { rounds: { type: 'string', default: '5' }, desktop: { type: 'boolean', default: false } },
});
const rounds = Number(values.rounds);

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** The hand-written page, with the site's own fonts and cloth. */
async function limitFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'weft-limit-'));
  const assets = path.join(folder, 'assets');
  const source = path.join(import.meta.dirname, 'limit');
  await mkdir(assets);
  await copyFile(path.join(source, 'limit.css'), path.join(assets, 'limit.css'));
  for (const page of ['index.html', '404.html'])
    await writeFile(path.join(folder, page), await readFile(path.join(source, 'index.html')));
  for (const face of ['text', 'display'])
    await cp(
      fromRoot('tokens/dist/fonts', `anek-latin-${face}-basic.woff2`),
      path.join(assets, `anek-latin-${face}-basic.woff2`),
    );
  const pictures = readPictures();
  for (const [name, file] of [
    ['hero-cloth-small', 'cloth.svg'],
    ['mark', 'mark.svg'],
  ] as const)
    await copyFile(path.join(SITE_DIST, pictures[name]?.src ?? ''), path.join(assets, file));
  await compressAll(folder);
  return folder;
}

/** Measures a page. Lighthouse sometimes records no paint; then it measures again, twice at most. */
async function measure(url: string, port: number, attempts = 3): Promise<Figures> {
  const run = await lighthouse(
    url,
    { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] },
    values.desktop ? desktopConfig : undefined,
  );
  if (!run) throw new Error(`Lighthouse has no result for ${url}`);
  const { audits, categories } = run.lhr;
  const number = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  const fcp = number('first-contentful-paint');
  if (Number.isNaN(fcp) && attempts > 1) return measure(url, port, attempts - 1);
  const details = audits['network-requests']?.details;
  const requests = details && 'items' in details && Array.isArray(details.items) ? details.items.length : 0;
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    fcp,
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    kilobytes: number('total-byte-weight') / 1024,
    requests,
  };
}

const row = (name: string, runs: readonly Figures[]): string => {
  const of = (read: (figures: Figures) => number) => median(runs.map(read));
  const lcp = runs.map((figures) => figures.lcp);
  return `| ${[
    name,
    CATEGORIES.map((_, index) => of(({ scores }) => scores[index] ?? 0)).join(' '),
    of(({ fcp }) => fcp).toFixed(0),
    `${of((figures) => figures.lcp).toFixed(0)} (${Math.min(...lcp).toFixed(0)} to ${Math.max(...lcp).toFixed(0)})`,
    of(({ tbt }) => tbt).toFixed(0),
    of(({ cls }) => cls).toFixed(3),
    of(({ kilobytes }) => kilobytes).toFixed(0),
    of(({ requests }) => requests),
  ].join(' | ')} |`;
};

await runStoppable(async () => {
  const built = builtIn(SITE_DIST);
  await useBrowser();
  const limit = await limitFolder();
  const [site, byHand] = await Promise.all([serveFolder(built), serveFolder(limit)]);
  const pages = [
    { name: 'by hand, no script', url: `${byHand.origin}/` },
    // Lighthouse does not audit a page with status 404.
    ...routes
      .filter(({ id }) => id !== 'not-found')
      .map(({ path: each }) => ({ name: each, url: site.origin + each })),
  ];
  const figures = new Map<string, Figures[]>(pages.map(({ name }) => [name, []]));
  const port = await freePort();
  const { args, ...options } = launchOptions();
  const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] });
  try {
    for (let round = 0; round < rounds; round++) {
      for (const { name, url } of pages) figures.get(name)?.push(await measure(url, port));
    }
  } finally {
    await browser.close();
    for (const { server } of [site, byHand]) server.close();
    await rm(limit, { recursive: true });
  }
  process.stdout.write(
    [
      `| page, ${values.desktop ? 'desktop' : 'phone'} | scores | FCP ms | LCP ms (range) | TBT ms | CLS | KB | requests |`,
      '|---|---|---|---|---|---|---|---|',
      ...[...figures].map(([name, runs]) => row(name, runs)),
      '',
    ].join('\n'),
  );
  return 0;
});
