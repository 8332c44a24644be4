import { benefits, hero } from '../../src/content/landing.ts';
import { siteOrigin } from '../support/instances.ts';
import { topBar } from '../support/landing.ts';
import type { Engine } from './engine.ts';
import {
  expectCount,
  expectInPage,
  expectScheme,
  expectState,
  hydrate,
  narrow,
  scrollTo,
  wide,
} from './steps.ts';
import { test } from './test.ts';

test.use({ look: { scheme: 'dark', motion: 'full' } });

/** Opens the landing page in a wide window and waits until all of its motion has started. */
async function startMotion(engine: Engine): Promise<void> {
  await engine.resize(wide);
  await engine.open(siteOrigin);
  await hydrate(engine);
  await expectCount(engine, 'html.lenis', 1);
  await expectCount(engine, '[data-playing]', 1);
  await expectCount(engine, '.pin-spacer', 3);
}

/** How far the page scrolls while the hero is pinned, in px. */
const heroDistance = (engine: Engine) =>
  engine.evaluate(() => {
    const [track, stage] = ['.hero-track', '.hero-stage'].map(
      (part) => document.querySelector(part)?.getBoundingClientRect().height ?? Number.NaN,
    );
    return (track ?? Number.NaN) - (stage ?? Number.NaN);
  });

/** Where the parts of the hero are. Runs in the page. */
function heroScene() {
  const box = (part: string) => (document.querySelector(part) as Element).getBoundingClientRect();
  const stage = box('.hero-stage');
  const pictures = box('.hero-pictures');
  const features = [...document.querySelectorAll('.hero-features button')].map((each) =>
    each.getBoundingClientRect(),
  );
  return {
    stage: Math.round(stage.top),
    introIsIn: box('#hero-title').bottom > stage.top,
    pictureIsIn: pictures.left < stage.right - 100,
    pictureArrived: Math.abs(pictures.right - stage.right) <= 1 && pictures.bottom <= window.innerHeight + 1,
    featuresIn: features.filter(({ top, bottom }) => top >= stage.top && bottom <= window.innerHeight).length,
  };
}

test('a dark system gets the dark theme', async ({ engine }) => {
  for (const path of ['/login', '/signup', '/email-verification']) {
    await engine.open(siteOrigin + path);
    await expectScheme(engine, 'dark');
  }
});

test('the hero stays pinned while its intro leaves and picture and features arrive', async ({ engine }) => {
  await startMotion(engine);
  const distance = await heroDistance(engine);
  const scenes = [
    { share: 0, introIsIn: true, pictureIsIn: false, pictureArrived: false, featuresIn: 0 },
    { share: 0.5, introIsIn: false, pictureIsIn: true, pictureArrived: false, featuresIn: 2 },
    { share: 1, introIsIn: false, pictureIsIn: true, pictureArrived: true, featuresIn: hero.features.length },
  ];
  for (const { share, ...scene } of scenes) {
    await scrollTo(engine, distance * share);
    await expectInPage(engine, heroScene, undefined, { stage: topBar, ...scene });
  }
});

/** The selected feature, what is expanded for assistive technology, and the picture. Runs in the page. */
function selection() {
  const items = [...document.querySelectorAll<HTMLElement>('.hero-features > li')];
  return {
    selected: items.filter((each) => 'selected' in each.dataset).map((each) => each.dataset.value),
    said: items
      .filter((each) => each.querySelector('button')?.getAttribute('aria-expanded') === 'true')
      .map((each) => each.dataset.value),
    picture: document.querySelector<HTMLElement>('[data-picture][data-shown]')?.dataset.picture,
  };
}

const nothing = { selected: [], said: [], picture: hero.image };
const feature = (name: string) => `.hero-features [data-value="${name}"] button`;

test('hover and focus select a feature and its picture, and Escape closes it', async ({ engine }) => {
  await startMotion(engine);
  await scrollTo(engine, await heroDistance(engine));
  for (const { name, image } of hero.features) {
    await engine.hover(feature(name));
    await expectInPage(engine, selection, undefined, { selected: [name], said: [name], picture: image });
  }
  await engine.hover('[data-slot=top-bar-logo]');
  await expectInPage(engine, selection, undefined, nothing);

  await engine.evaluate(() => document.querySelector<HTMLElement>('[data-hero=intro] a')?.focus());
  for (const { name, image } of hero.features.slice(0, 2)) {
    await engine.press('Tab');
    await expectState(engine, feature(name), { focused: true });
    await expectInPage(engine, selection, undefined, { selected: [name], said: [name], picture: image });
  }
  await engine.press('Escape');
  await expectInPage(engine, selection, undefined, nothing);
  await expectState(engine, feature('AI Agents'), { focused: true });
});

test('the three cards are pinned 180, 200 and 220 px below the top', async ({ engine }) => {
  await startMotion(engine);
  await scrollTo(engine, 0);
  const third = await engine.evaluate(
    () => document.querySelectorAll('[data-stack=slot]')[2]?.getBoundingClientRect().top ?? Number.NaN,
  );
  for (const further of [10, 150]) {
    await scrollTo(engine, third - 220 + further);
    await expectInPage(
      engine,
      () =>
        [...document.querySelectorAll('[data-stack=card]')].map((card) =>
          Math.round(card.getBoundingClientRect().top),
        ),
      undefined,
      [180, 200, 220],
    );
  }
});

/** The slide that is not inert, whether the timer runs and what the button offers. Runs in the page. */
function carousel() {
  const part = (name: string) =>
    document.querySelectorAll<HTMLElement>(`.benefit-slides [data-slot=${name}]`);
  const [view] = part('carousel-viewport');
  const slides = [...part('carousel-slide')];
  const current = slides.findIndex((slide) => !slide.inert);
  const away =
    (slides[current]?.getBoundingClientRect().left ?? 0) - (view?.getBoundingClientRect().left ?? 0);
  return {
    current,
    arrived: Math.abs(away) < 1,
    timer: part('carousel-timer')[0]?.getAnimations()[0]?.playState,
    button: part('carousel-toggle')[0]?.getAttribute('aria-label'),
  };
}

test('at 390 px the carousel goes to the slide of a dot, moves on by itself and can be paused', async ({
  engine,
}) => {
  await engine.resize(narrow);
  await engine.open(siteOrigin);
  await engine.click('.benefit-slides [data-slot=carousel-dot]:nth-of-type(5)');
  const last = Math.ceil(benefits.flat.length / 2) - 1;
  const moving = { arrived: true, timer: 'running', button: 'Pause: Benefits' };
  await engine.hover('[data-slot=top-bar-logo]');
  await expectInPage(engine, carousel, undefined, { current: last, ...moving });
  await engine.evaluate(() => {
    for (const animation of document.querySelector('[data-slot=carousel-timer]')?.getAnimations() ?? [])
      animation.currentTime = 2990;
  });
  await expectInPage(engine, carousel, undefined, { current: 0, ...moving });
  await engine.click('.benefit-slides [data-slot=carousel-toggle]');
  await engine.hover('[data-slot=top-bar-logo]');
  await expectInPage(engine, carousel, undefined, {
    current: 0,
    arrived: true,
    timer: 'paused',
    button: 'Play: Benefits',
  });
});

/** The position of each row's first chip, in px. Runs in the page. */
const rows = () =>
  [...document.querySelectorAll('[data-slot=chip-marquee-track]')].map(
    (track) => track.querySelector('li')?.getBoundingClientRect().left ?? Number.NaN,
  );

test('the rows of chips move in opposite directions until their button pauses them', async ({ engine }) => {
  await startMotion(engine);
  await engine.evaluate(() =>
    document.querySelector('#integrations')?.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const before = await engine.evaluate(rows);
  await expectInPage(
    engine,
    (earlier) =>
      [...document.querySelectorAll('[data-slot=chip-marquee-track]')].map((track, row) =>
        Math.sign((track.querySelector('li')?.getBoundingClientRect().left ?? 0) - (earlier[row] ?? 0)),
      ),
    before,
    [-1, 1],
  );
  const toggle = '[data-slot=chip-marquee-toggle]';
  await engine.click(toggle);
  await engine.hover('[data-slot=top-bar-logo]');
  await expectInPage(
    engine,
    (button) => ({
      label: document.querySelector(button)?.getAttribute('aria-label'),
      states: [...document.querySelectorAll('[data-slot=chip-marquee-track]')].map(
        (track) => track.getAnimations()[0]?.playState,
      ),
    }),
    toggle,
    { label: 'Play: Integrations', states: ['paused', 'paused'] },
  );
});
