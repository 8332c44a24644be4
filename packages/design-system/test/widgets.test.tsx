import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Carousel } from '../src/components/carousel/index.js';
import { Chip } from '../src/components/chip/index.js';
import { ChipMarquee } from '../src/components/chip-marquee/index.js';
import { Dialog, DialogContent } from '../src/components/dialog/index.js';
import { FaqAccordion } from '../src/components/faq-accordion/index.js';
import { FeatureList } from '../src/components/feature-list/index.js';
import { Footer, FooterColumn, FooterLegal, FooterTagline } from '../src/components/footer/index.js';
import { MobileMenu } from '../src/components/mobile-menu/index.js';
import { MotionToggle } from '../src/components/motion-toggle/index.js';
import { SkipLink } from '../src/components/skip-link/index.js';
import { StepsFigure } from '../src/components/steps-figure/index.js';
import { TopBar, TopBarLogo } from '../src/components/top-bar/index.js';
import { panels } from './examples/carousel.js';
import { items as chips } from './examples/chip-marquee.js';
import { question } from './examples/dialog.js';
import { items as questions } from './examples/faq-accordion.js';
import { items as features } from './examples/feature-list.js';
import { longWords } from './examples/long-words.js';
import { items as ways } from './examples/mobile-menu.js';
import { prefer } from './hands.js';
import { mount } from './mount.js';

const { german, unbroken } = longWords;

/** Each widget as a page has it, with words that are hard to set. */
const widgets: Readonly<Record<string, ReactElement>> = {
  'faq-accordion': <FaqAccordion defaultValue="setup">{questions}</FaqAccordion>,
  carousel: (
    <Carousel label="Benefits" perSlide="auto">
      {panels()}
    </Carousel>
  ),
  'mobile-menu, top-bar': (
    <TopBar>
      <TopBarLogo href="#top">{unbroken}</TopBarLogo>
      <MobileMenu>{ways}</MobileMenu>
    </TopBar>
  ),
  dialog: (
    <Dialog defaultOpen>
      <DialogContent {...question} title={unbroken} description={german} />
    </Dialog>
  ),
  chip: <Chip>{unbroken}</Chip>,
  'chip-marquee': <ChipMarquee label="Technologies" items={chips} />,
  'motion-toggle': <MotionToggle label="Technologies" />,
  footer: (
    <Footer>
      <FooterTagline>{german}</FooterTagline>
      <FooterColumn heading={unbroken}>{german}</FooterColumn>
      <FooterLegal>{unbroken}</FooterLegal>
    </Footer>
  ),
  'steps-figure': <StepsFigure steps={[{ title: unbroken, text: german }]} />,
  'feature-list': <FeatureList defaultValue="agents">{features}</FeatureList>,
  'skip-link': <SkipLink href="#page">{unbroken}</SkipLink>,
};

/** Boxes that cut a text which runs out of them, without a way to scroll to it. */
function clipped(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-slot]')]
    .filter(
      (part) =>
        part.checkVisibility({ visibilityProperty: true }) &&
        !part.closest('[inert], [data-slot="chip-marquee-viewport"]'),
    )
    .filter((part) => part.textContent && !part.closest('[data-slot="skip-link"]:not(:focus)'))
    .filter((part) => {
      const { overflowY } = getComputedStyle(part);
      return (overflowY === 'hidden' || overflowY === 'clip') && part.scrollHeight > part.clientHeight + 1;
    })
    .map((part) => part.dataset.slot ?? '');
}

describe.each(Object.entries(widgets))('%s', (_, widget) => {
  test('every page, check 4: at 320 px, with text at 200 % and spaced, nothing is cut and nothing runs out', async () => {
    await page.viewport(320, 640);
    document.documentElement.style.fontSize = '200%';
    document.body.classList.add('text-spacing');
    try {
      await expect.element(mount(widget)).toBeInTheDocument();
      await expect.poll(() => document.querySelector('[data-slot]')).not.toBeNull();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
      await expect.poll(clipped).toEqual([]);
    } finally {
      document.body.classList.remove('text-spacing');
      document.documentElement.style.removeProperty('font-size');
      await page.viewport(1000, 700);
    }
  });

  test('every page, check 5: with reduced motion nothing moves by itself', async () => {
    await prefer({ 'prefers-reduced-motion': 'reduce' });
    try {
      await expect.element(mount(widget)).toBeInTheDocument();
      await expect.poll(() => document.querySelector('[data-slot]')).not.toBeNull();
      const endless = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY);
      expect(endless).toEqual([]);
    } finally {
      await prefer({});
    }
  });
});
