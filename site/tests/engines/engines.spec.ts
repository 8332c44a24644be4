import { expect } from 'playwright/test';
import { faqOpenAt, faqState, fragments } from '../support/faq.ts';
import { siteOrigin } from '../support/instances.ts';
import { sectionPosition } from '../support/sections.ts';
import type { Engine } from './engine.ts';
import { scrollTo, withoutScript } from './steps.ts';
import { test } from './test.ts';

const support = `${siteOrigin}/customer-support`;

async function expectOpen(engine: Engine, id: string, scripted = true): Promise<void> {
  await expect.poll(() => engine.evaluate(faqState), { message: id }).toEqual(faqOpenAt(id, scripted));
}

/** Goes through the history by script: WebKit's driver skips entries without a user gesture. */
const go = (engine: Engine, steps: number) =>
  engine.evaluate((delta) => void setTimeout(() => window.history.go(delta)), steps);

const place = (engine: Engine) =>
  engine.evaluate(() => ({ path: window.location.pathname, top: Math.round(window.scrollY) }));

/** Path and scroll position after the navigation and its scroll restoration. */
async function settledAt(engine: Engine, heading: string) {
  await expect
    .poll(() => engine.evaluate(() => document.querySelector('h1')?.textContent))
    .toContain(heading);
  await engine.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  });
  return place(engine);
}

test.describe('the five questions', () => {
  test.beforeEach(({ engine }) => engine.resize({ width: 800, height: 700 }));

  test('an address with a fragment opens its question', async ({ engine }) => {
    for (const id of fragments) {
      // A different query for each, so that each is a page load.
      await engine.open(`${support}?${id}#${id}`);
      await expectOpen(engine, id);
    }
  });

  test('a typed fragment and a link open their question, and back opens the previous one', async ({
    engine,
  }) => {
    await engine.open(support);
    await expect.poll(async () => (await engine.evaluate(faqState)).scripted).toBe(true);
    for (const id of fragments) {
      await engine.evaluate((fragment) => {
        window.location.hash = fragment;
      }, id);
      await expectOpen(engine, id);
    }
    await scrollTo(engine, 0);
    await engine.evaluate((ids) => {
      for (const id of ids) {
        const link = document.createElement('a');
        link.href = `#${id}`;
        link.id = `to-${id}`;
        link.textContent = `to ${id} `;
        document.querySelector('h1')?.after(link);
      }
    }, fragments);
    for (const id of fragments) {
      await scrollTo(engine, 0);
      await engine.click(`#to-${id}`);
      await expectOpen(engine, id);
    }
    for (const id of fragments.slice(0, -1).reverse()) {
      await go(engine, -1);
      const state = async () => {
        const { open, said } = await engine.evaluate(faqState);
        return { open, said, top: (await place(engine)).top };
      };
      // Where the visitor pressed the next link.
      await expect.poll(state, { message: id }).toEqual({ open: [id], said: [id], top: 0 });
    }
  });

  test('an address with a fragment opens its question without script', async ({ engine }) => {
    await withoutScript(async (origin) => {
      for (const id of fragments) {
        await engine.open(`${origin}/customer-support?${id}#${id}`);
        await expectOpen(engine, id, false);
      }
    });
  });
});

test.describe('a page starts at its top', () => {
  test.beforeEach(({ engine }) => engine.resize({ width: 1366, height: 400 }));

  test('after back and forward between pages, with its form input', async ({ engine }) => {
    await engine.open(`${siteOrigin}/signup`);
    await engine.type('input[name=name]', 'Priya');
    const typed = () =>
      engine.evaluate(() => document.querySelector<HTMLInputElement>('input[name=name]')?.value);
    await expect.poll(typed).toBe('Priya');
    await scrollTo(engine, 10_000);
    await engine.click('main a[href="/login"]');
    expect(await settledAt(engine, 'Welcome back')).toEqual({ path: '/login', top: 0 });
    await scrollTo(engine, 10_000);
    await go(engine, -1);
    expect(await settledAt(engine, 'Signup')).toEqual({ path: '/signup', top: 0 });
    expect(await typed()).toBe('Priya');
    await scrollTo(engine, 10_000);
    await go(engine, 1);
    expect(await settledAt(engine, 'Welcome back')).toEqual({ path: '/login', top: 0 });
  });

  test('after back from another document, and after a reload', async ({ engine }) => {
    await engine.open(siteOrigin);
    await scrollTo(engine, 1500);
    // Firefox drops a pending navigation when hydration writes the state of its history entry.
    await expect
      .poll(() => engine.evaluate(() => document.querySelectorAll('[data-slot=chip-marquee]').length))
      .toBeGreaterThan(0);
    await engine.evaluate(() => void setTimeout(() => window.location.assign('/login')));
    expect(await settledAt(engine, 'Welcome back')).toEqual({ path: '/login', top: 0 });
    await go(engine, -1);
    expect(await settledAt(engine, 'loom')).toEqual({ path: '/', top: 0 });
    await scrollTo(engine, 1500);
    await engine.evaluate(() => {
      document.querySelector('h1')?.remove();
      setTimeout(() => window.location.reload());
    });
    expect(await settledAt(engine, 'loom')).toEqual({ path: '/', top: 0 });
  });

  test('but after a change of only the fragment, back returns to the earlier position', async ({
    engine,
  }) => {
    await engine.open(siteOrigin);
    await scrollTo(engine, 700);
    await engine.evaluate(() => {
      window.location.hash = 'steps';
    });
    await expect.poll(async () => (await engine.evaluate(sectionPosition, 'steps')).start).toBeCloseTo(0, 0);
    await go(engine, -1);
    await expect.poll(() => place(engine)).toEqual({ path: '/', top: 700 });
  });
});
