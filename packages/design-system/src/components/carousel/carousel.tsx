'use client';

import { Children, type ComponentPropsWithRef, type FocusEvent, type ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { useControllableState } from '../../lib/use-controllable-state.js';
import { CarouselControls } from './carousel-controls.js';
import { CarouselSlides } from './carousel-slides.js';
import { useCarouselEngine } from './use-carousel-engine.js';
import { type CarouselPerSlide, chunk, usePerSlide } from './use-per-slide.js';

/** The carousel's own texts. `{n}` stands for the number of a slide, `{m}` for how many there are. */
interface CarouselTexts {
  /** Announced in place of 'region'. @default 'carousel' */
  roleLabel?: string | undefined;
  /** Announced in place of 'group' for a slide. @default 'slide' */
  slideRoleLabel?: string | undefined;
  /** Name of a slide. @default '{n} of {m}' */
  slideLabel?: string | undefined;
  /** Name of the group of dots. @default 'Choose a slide' */
  dotsLabel?: string | undefined;
  /** Name of a dot. @default 'Slide {n} of {m}' */
  dotLabel?: string | undefined;
  /** Label of the pause button while slides change. @default 'Pause' */
  pauseLabel?: string | undefined;
  /** Label of the pause button while slides are paused. @default 'Play' */
  playLabel?: string | undefined;
}

/** Props of {@link Carousel}: those of a native `<section>` and these. */
export interface CarouselProps
  extends Omit<ComponentPropsWithRef<'section'>, 'aria-label' | 'aria-roledescription'>,
    CarouselTexts {
  /** Names the region, and is part of the name of the pause button. */
  label: string;
  /** The items, in order; `perSlide` of them make a slide. */
  children: ReactNode;
  /**
   * How many items a slide shows; `auto` shows fewer in a narrow window.
   * @default 1
   */
  perSlide?: CarouselPerSlide | undefined;
  /** The shown slide, from 0; makes it controlled. */
  index?: number | undefined;
  /**
   * The slide shown first. Any other than 0 appears after hydration.
   * @default 0
   */
  defaultIndex?: number | undefined;
  /** Called with the next slide, on a press of a dot, a swipe or the timer. */
  onIndexChange?: ((index: number) => void) | undefined;
  /**
   * Slides change automatically every `duration.ambient` (3000 ms), except under reduced motion.
   * @default true
   */
  autoplay?: boolean | undefined;
  /** Whether autoplay is paused; makes that state controlled. */
  paused?: boolean | undefined;
  /**
   * Whether it starts paused, when uncontrolled.
   * @default false
   */
  defaultPaused?: boolean | undefined;
  /** Called when the button, or keyboard focus inside, changes the state. */
  onPausedChange?: ((paused: boolean) => void) | undefined;
}

/**
 * Shows one of several slides at a time, in a loop. Show essential content outside of it: most readers see the first
 * slide only.
 *
 * WAI-ARIA APG, Carousel (auto-rotating, with dots). Slides change every 3000 ms in 500 ms. They wait under the
 * pointer, and pause when keyboard focus enters or by a visible button (WCAG 2.2.2).
 */
export function Carousel({
  label,
  children,
  perSlide = 1,
  index,
  defaultIndex = 0,
  onIndexChange,
  autoplay = true,
  paused,
  defaultPaused = false,
  onPausedChange,
  roleLabel = 'carousel',
  slideRoleLabel = 'slide',
  slideLabel = '{n} of {m}',
  dotsLabel = 'Choose a slide',
  dotLabel = 'Slide {n} of {m}',
  pauseLabel,
  playLabel,
  className,
  onFocus,
  ...props
}: CarouselProps) {
  const size = usePerSlide(perSlide);
  const slides = chunk(Children.toArray(children), size);
  const [current, goTo] = useControllableState(index, defaultIndex, onIndexChange);
  const [isPaused, setPaused] = useControllableState(paused, defaultPaused, onPausedChange);
  const shown = Math.min(Math.max(current, 0), Math.max(slides.length - 1, 0));
  const engine = useCarouselEngine({ index: shown, onIndexChange: goTo });

  const rotates = autoplay && slides.length > 1;
  const live = engine.ready && (!rotates || isPaused || engine.still) ? 'polite' : 'off';

  return (
    <section
      data-slot="carousel"
      data-state={rotates && !isPaused ? 'playing' : 'paused'}
      data-per-slide={perSlide}
      data-dragging={engine.dragging || undefined}
      {...props}
      aria-label={label}
      aria-roledescription={roleLabel}
      className={cx('ds:grid ds:grid-cols-[minmax(0,1fr)] ds:gap-2 ds:font-sans ds:text-default', className)}
      onFocus={(event) => {
        onFocus?.(event);
        // Keyboard focus that enters stops the slides until somebody starts them again (WAI-ARIA APG).
        if (rotates && !isPaused && entersByKeyboard(event)) setPaused(true);
      }}
    >
      {slides.length > 1 && (
        <CarouselControls
          {...{ label, dotsLabel, dotLabel, goTo }}
          count={slides.length}
          index={shown}
          timed={engine.ready && rotates}
          toggle={autoplay && { paused: isPaused, onPausedChange: setPaused, pauseLabel, playLabel }}
        />
      )}
      <div ref={engine.viewport} data-slot="carousel-viewport" aria-live={live}>
        <CarouselSlides
          {...{ slides, size, slideLabel, slideRoleLabel }}
          index={engine.ready ? shown : undefined}
        />
      </div>
    </section>
  );
}

function entersByKeyboard({ currentTarget, relatedTarget, target }: FocusEvent<HTMLElement>): boolean {
  const comesFromInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
  return !comesFromInside && target.matches(':focus-visible');
}
