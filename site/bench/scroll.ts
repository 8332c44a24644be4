/**
 * Measures how smoothly the landing page scrolls through its hero and its stack of benefit cards: with motion, with
 * reduced motion, and in another build (`--against`, a git revision or a folder). Uses the built site (`pnpm start`
 * builds it) and a throttled CPU. Repeats each measurement three times (`--rounds`). Compare only rows of the same run.
 */
import { launchOptions } from '@weft/tools/browser';
import { useBrowser } from '@weft/tools/find-browser';
import { readOptions } from '@weft/tools/options';
import { SITE_DIST } from '@weft/tools/paths';
import { runStoppable } from '@weft/tools/stop-signals';
import { chromium } from 'playwright';
import { open, type Recording, scrollThrough, summaryOf } from './frames.ts';
import { serveFolder } from './serve-folder.ts';
import { builtAt, builtIn } from './site-builds.ts';

const parts = [
  { name: 'hero', selector: '#possibilities' },
  { name: 'stack', selector: '#benefits' },
] as const;

const { values } = readOptions({
  options: { against: { type: 'string' }, rounds: { type: 'string', default: '3' } },
});
const rounds = Number(values.rounds);

await runStoppable(async () => {
  const built = builtIn(SITE_DIST);
  await useBrowser();
  const here = await serveFolder(built);
  const other = values.against ? await serveFolder(await builtAt(values.against)) : undefined;
  const modes = [
    { name: 'motion', origin: here.origin, reducedMotion: 'no-preference' },
    ...(other
      ? [
          {
            name: `motion at ${values.against}`,
            origin: other.origin,
            reducedMotion: 'no-preference',
          } as const,
        ]
      : []),
    { name: 'reduced motion', origin: here.origin, reducedMotion: 'reduce' },
  ] as const;
  const browser = await chromium.launch(launchOptions());
  const rows = new Map<string, Recording[]>(
    parts.flatMap((part) => modes.map((mode) => [`${part.name}, ${mode.name}`, []])),
  );
  // Alternates the modes, so that a change of load affects all of them.
  for (let round = 0; round < rounds; round++) {
    for (const { name, origin, reducedMotion } of modes) {
      const page = await open(browser, origin, reducedMotion);
      for (const part of parts)
        rows.get(`${part.name}, ${name}`)?.push(await scrollThrough(page, part.selector));
      await page.context().close();
    }
  }
  await browser.close();
  for (const { server } of other ? [here, other] : [here]) server.close();
  console.table(Object.fromEntries([...rows].map(([key, recordings]) => [key, summaryOf(recordings)])));
  return 0;
});
