/**
 * Pictures a running site in every installed engine at the same places, to compare them by eye:
 * `node site/tests/engines/pictures.ts http://localhost:4300 site/.cache/engines-pictures`
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pages } from '../support/pages.ts';
import type { Engine, Look } from './engine.ts';
import { start } from './start.ts';
import { narrow, scrollTo, wide } from './steps.ts';

const [origin = 'http://localhost:4300', folder = 'site/.cache/engines-pictures'] = process.argv.slice(2);

const looks: readonly Look[] = [
  { scheme: 'light', motion: 'reduced' },
  { scheme: 'dark', motion: 'full' },
];

/** The number of screenshots of a page that is higher than a window: one for each window's height. */
const windowsOf: Readonly<Record<string, number>> = { '/': 10, '/customer-support': 3 };

/** Resolves when the images in the viewport are decoded, or after 2 s: WebKit leaves some unanswered. Runs in the page. */
async function shown(): Promise<void> {
  const seen = [...document.images].filter((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    return right > Math.max(left, 0) && left < window.innerWidth && bottom > 0 && top < window.innerHeight;
  });
  const decoded = Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
  await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, 2000))]);
}

async function pictureAll(engine: Engine, name: string): Promise<void> {
  for (const size of [wide, narrow]) {
    await engine.resize(size);
    for (const { path: page } of pages) {
      await engine.open(origin + page);
      await engine.press('Shift');
      await engine.evaluate(() => document.fonts.ready.then(() => undefined));
      for (let window = 0; window < (windowsOf[page] ?? 1); window++) {
        await scrollTo(engine, window * size.height);
        await engine.evaluate(shown);
        const file = `${page.slice(1) || 'landing'}-${size.width}-${window}-${name}.png`;
        await writeFile(path.join(folder, file), await engine.picture());
      }
    }
  }
}

await mkdir(folder, { recursive: true });
for (const look of looks) {
  for (const name of ['chromium', 'firefox', 'webkit'] as const) {
    const engine = await start(name, look);
    if (typeof engine === 'string') {
      process.stdout.write(`${engine}\n`);
      continue;
    }
    await pictureAll(engine, `${look.scheme}-${name}`);
    await engine.close();
  }
}
