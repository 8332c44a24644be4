'use client';

import { Children, type ComponentPropsWithRef, type FocusEvent, type ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { useControllableState } from '../../lib/use-controllable-state.js';
import { CarouselControls } from './carousel-controls.js';
import { CarouselSlides } from './carousel-slides.js';
import { useCarouselEngine } from './use-carousel-engine.js';
import { type CarouselPerSlide, chunk, usePerSlide } from './use-per-slide.js';

/** Texts that the carousel itself says. `{n}` stands for the number of a slide, `{m}` for how many there are. */
interface CarouselTexts {
  /** Said in place of 'region'. @default 'carousel' */
  roleLabel?: string | undefined;
  /** Said in place of 'group' for a slide. @default 'slide' */
  slideRoleLabel?: string | undefined;
  /** Name of a slide. @default '{n} of {m}' */
  slideLabel?: string | undefined;
  /** Name of the group of dots. @default 'Choose a slide' */
  dotsLabel?: string | undefined;
  /** Name of a dot. @default 'Slide {n} of {m}' */
  dotLabel?: string | undefined;
  /** What the button does while slides change. @default 'Pause' */
  pauseLabel?: string | undefined;
  /** What the button does while they are stopped. @default 'Play' */
  playLabel?: string | undefined;
}

/** Props of {@link Carousel}: those of a native `<section>` and these. */
export interface CarouselProps
  extends Omit<ComponentPropsWithRef<'section'>, 'aria-label' | 'aria-roledescription'>,
    CarouselTexts {
  /** Name of the region, and of what the button stops. */
  label: string;
  /** The items, in order; `perSlide` of them make a slide. */
  children: ReactNode;
  /**
   * How many items one slide shows; `auto` shows fewer where the window is narrow.
   * @default 1
   */
  perSlide?: CarouselPerSlide | undefined;
  /** The slide that is shown, from 0; makes it controlled. */
  index?: number | undefined;
  /**
   * The slide that is shown first. One that is not 0 appears when the script takes over.
   * @default 0
   */
  defaultIndex?: number | undefined;
  /** Called with the slide that a dot, a swipe or the time asks for. */
  onIndexChange?: ((index: number) => void) | undefined;
  /**
   * Slides change by themselves, every `duration.ambient` (3000 ms). Not under reduced motion.
   * @default true
   */
  autoplay?: boolean | undefined;
  /** Whether the slides are stopped; makes that controlled. */
  paused?: boolean | undefined;
  /**
   * Whether it begins paused, when the component keeps the state itself.
   * @default false
   */
  defaultPaused?: boolean | undefined;
  /** Called with the state that the button, or the keyboard's focus, asks for. */
  onPausedChange?: ((paused: boolean) => void) | undefined;
}

/**
 * Shows one slide of several at a time, without an end. For what everybody must see, show it all instead: most readers
 * see the first slide only.
 *
 * WAI-ARIA APG, Carousel (auto-rotating, with dots). Slides change every 3000 ms in 500 ms, rest
 * under the pointer, and stop for good when the keyboard's focus comes in; a visible button stops them (WCAG 2.2.2).
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
