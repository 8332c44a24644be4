import { expect } from 'playwright/test';
import { loginText } from '../../src/content/account.ts';
import { hero } from '../../src/content/landing.ts';
import { sectionIds, sectionLabels } from '../../src/content/sections.ts';
import { faqOpenAt, faqState } from '../support/faq.ts';
import { siteOrigin } from '../support/instances.ts';
import { pages } from '../support/pages.ts';
import {
  expectCount,
  expectInPage,
  expectPlace,
  expectScheme,
  expectSection,
  expectState,
  hydrate,
  narrow,
  wide,
  withoutScript,
} from './steps.ts';
import { test } from './test.ts';

const support = `${siteOrigin}/customer-support`;

test('every route has its status, title and heading', async ({ engine }) => {
  await engine.resize(wide);
  for (const { path, status, title, heading } of pages) {
    await engine.open(siteOrigin + path);
    // WebKit does not tell the page its status.
    expect((await fetch(siteOrigin + path)).status, path).toBe(status);
    expect(await engine.evaluate(() => document.title), path).toBe(title);
    await expectPlace(engine, { path, heading });
    await expectState(engine, 'h1', { visible: true });
  }
});

test('the top bar leads to a section of the landing page, to the login and home', async ({ engine }) => {
  await engine.resize(wide);
  await engine.open(support);
  await expectInPage(
    engine,
    () => [...document.querySelectorAll('header nav a')].map((link) => link.textContent?.trim()),
    undefined,
    [...sectionIds.map((id) => sectionLabels[id]), expect.stringContaining('Support')],
  );
  await engine.click('header nav a[href="/#benefits"]');
  await expectPlace(engine, { path: '/', heading: hero.heading });
  await expectSection(engine, 'benefits');
  await engine.click('header a[href="/login"]');
  await expectPlace(engine, { path: '/login', heading: loginText.heading, top: 0 });
  await engine.click('header a[href="/"]');
  await expectPlace(engine, { path: '/', heading: hero.heading, top: 0 });
});

const button = '[data-slot=mobile-menu-trigger]';
const item = (number: number) => `[data-slot=mobile-menu-item]:nth-of-type(${number})`;

test('at 390 px a click opens the menu, and an item closes it and leads to its section', async ({
  engine,
}) => {
  await engine.resize(narrow);
  await engine.open(siteOrigin);
  await engine.click(button);
  await expectCount(engine, '[role=menuitem]', sectionIds.length + 2);
  await engine.click('[role=menu] a[href="/#steps"]');
  await expectCount(engine, '[role=menu]', 0);
  await expectSection(engine, 'steps');
});

test('at 390 px the keyboard opens the menu, goes through it and closes it', async ({ engine }) => {
  await engine.resize(narrow);
  await engine.open(siteOrigin);
  await hydrate(engine);
  await engine.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), button);
  await engine.press('Enter');
  await expectState(engine, item(1), { visible: true, focused: true, text: sectionLabels.possibilities });
  await engine.press('ArrowDown');
  await expectState(engine, item(2), { focused: true, text: sectionLabels.benefits });
  await engine.press('Escape');
  await expectCount(engine, '[role=menu]', 0);
  await expectState(engine, button, { focused: true });
});

test('the process picture opens in a dialog, and Escape returns the focus to its button', async ({
  engine,
}) => {
  for (const size of [wide, narrow]) {
    await engine.resize(size);
    await engine.open(siteOrigin);
    await engine.click('.process-enlarge');
    await expectState(engine, '[role=dialog] img', { visible: true });
    await expectInPage(
      engine,
      () => document.activeElement?.closest('[role=dialog]') !== null,
      undefined,
      true,
    );
    await engine.press('Escape');
    await expectCount(engine, '[role=dialog]', 0);
    await expectState(engine, '.process-enlarge', { focused: true });
  }
});

/** The open questions, for everybody and for assistive technology. Runs in the page. */
function openQuestions() {
  const items = [...document.querySelectorAll<HTMLElement>('[data-slot=faq-item]')];
  return items
    .filter((each) => each.querySelector('[data-slot=faq-answer]')?.checkVisibility())
    .map(
      (each) =>
        `${each.dataset.value} ${each.querySelector('button')?.getAttribute('aria-expanded') ?? 'details'}`,
    );
}

test('a question opens by its link and by click, replaces the open one and closes again', async ({
  engine,
}) => {
  await engine.resize(wide);
  await engine.open(`${support}#own-cloud`);
  await expectInPage(engine, faqState, undefined, faqOpenAt('own-cloud'));
  for (const open of [['onboarding true'], []]) {
    await engine.click('[data-value=onboarding] [data-slot=faq-trigger]');
    await expectInPage(engine, openQuestions, undefined, open);
  }
  await engine.evaluate(() => document.querySelectorAll<HTMLElement>('[data-slot=faq-trigger]')[1]?.focus());
  await engine.press('Enter');
  await expectInPage(engine, openQuestions, undefined, ['multi-vendor true']);
});

test('with reduced motion nothing moves by itself, and the hero is in the flow', async ({ engine }) => {
  await engine.resize(wide);
  await engine.open(siteOrigin);
  await hydrate(engine);
  for (const { name, image } of hero.features) {
    await engine.hover(`.hero-features [data-value="${name}"] button`);
    await expectState(engine, `[data-picture=${image}][data-shown] img`, { visible: true });
  }
  await expectInPage(
    engine,
    () => ({
      endless: document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY).length,
      stage: getComputedStyle(document.querySelector('.hero-stage') as Element).position,
      smooth: document.querySelector('html.lenis, .pin-spacer, [data-playing]') !== null,
    }),
    undefined,
    { endless: 0, stage: 'static', smooth: false },
  );
});

test('a light system gets the light theme', async ({ engine }) => {
  for (const path of ['/login', '/signup', '/email-verification']) {
    await engine.open(siteOrigin + path);
    await expectScheme(engine, 'light');
  }
});

test('without script every page can be read, and its links and questions work', async ({ engine }) => {
  await engine.resize(wide);
  await withoutScript(async (origin) => {
    for (const { path, heading } of pages) {
      await engine.open(origin + path);
      await expectPlace(engine, { path, heading });
      await expectState(engine, 'h1', { visible: true });
    }
    await engine.open(`${origin}/customer-support`);
    for (const open of [['onboarding details'], []]) {
      await engine.click('[data-value=onboarding] [data-slot=faq-trigger]');
      await expectInPage(engine, openQuestions, undefined, open);
    }
    await engine.click('header nav a[href="/#steps"]');
    await expectPlace(engine, { path: '/', heading: hero.heading });
    await expectSection(engine, 'steps');
    await engine.click('header a[href="/login"]');
    await expectPlace(engine, { path: '/login', heading: loginText.heading });
  });
});
