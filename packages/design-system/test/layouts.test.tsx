import type {} from '@vitest/browser-playwright';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { cdp } from 'vitest/browser';
import '../src/styles/styles.css';
import '../src/styles/navigation.css';
import { Accordion, AccordionItem, FaqAccordion, FaqItem } from '../src/index.js';

const ITEMS = Array.from({ length: 200 }, (_, index) => `Item ${index}`);

/**
 * Each frame adds one layout and one recalculation, and a busy machine draws more frames. Items that forced either would
 * add at least 100: half of the Accordion's items are open.
 */
const LIMIT = ITEMS.length / 4;

/** How often the browser has laid out the page and recalculated its styles. */
async function counts(): Promise<{ layouts: number; recalculations: number }> {
  const { metrics } = await cdp().send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { layouts: of('LayoutCount'), recalculations: of('RecalcStyleCount') };
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test.each<[string, ReactElement]>([
  [
    'Accordion',
    <Accordion key="" multiple defaultValue={ITEMS.slice(0, 100)}>
      {ITEMS.map((name) => (
        <AccordionItem key={name} value={name} title={name}>
          {name}
        </AccordionItem>
      ))}
    </Accordion>,
  ],
  [
    'FaqAccordion',
    <FaqAccordion key="" defaultValue={ITEMS[0]}>
      {ITEMS.map((name) => (
        <FaqItem key={name} value={name} question={name}>
          {name}
        </FaqItem>
      ))}
    </FaqAccordion>,
  ],
])('no item of %s forces a layout or a style recalculation when it mounts', async (_, list) => {
  await cdp().send('Performance.enable');
  const host = document.body.appendChild(document.createElement('main'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  const before = await counts();
  flushSync(() => root.render(list));
  expect(host.querySelectorAll('button')).toHaveLength(ITEMS.length);
  await nextFrame();
  await nextFrame();
  const after = await counts();
  expect(after.layouts - before.layouts, 'layouts').toBeLessThan(LIMIT);
  expect(after.recalculations - before.recalculations, 'style recalculations').toBeLessThan(LIMIT);
});
