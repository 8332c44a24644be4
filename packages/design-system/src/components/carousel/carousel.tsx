'use client';

import {
  Children,
  type ComponentPropsWithRef,
  type FocusEvent,
  type ReactNode,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { cx } from '../../lib/cx.js';
import { KeepFocus } from '../../lib/keep-focus.js';
import { useControllableState } from '../../lib/use-controllable-state.js';
import { useStyleCheck } from '../../lib/use-style-check.js';
import { CarouselControls } from './carousel-controls.js';
import { CarouselSlides, keyOf } from './carousel-slides.js';
import { type CarouselWay, useCarouselEngine } from './use-carousel-engine.js';
import { type CarouselPerSlide, chunk, usePerSlide } from './use-per-slide.js';

/** The carousel's own texts. `{n}` stands for the number of a slide, `{m}` for how many there are. */
interface CarouselTexts {
  /** Announced in place of 'region'. @default 'carousel' */
  roleLabel?: string | undefined;
  /** Announced in place of 'group' for a slide. @default 'slide' */
  slideRoleLabel?: string | undefined;
  /** Name of a slide; with `arrows` and more than twelve slides also the text in place of the dots. @default '{n} of {m}' */
  slideLabel?: string | undefined;
  /** Name of the group of dots. @default 'Choose a slide' */
  dotsLabel?: string | undefined;
  /** Name of a dot. @default 'Slide {n} of {m}' */
  dotLabel?: string | undefined;
  /** Name of the arrow to the previous slide. @default 'Previous slide' */
  previousLabel?: string | undefined;
  /** Name of the arrow to the next slide. @default 'Next slide' */
  nextLabel?: string | undefined;
  /** Label of the pause button while slides change. @default 'Pause' */
  pauseLabel?: string | undefined;
  /** Label of the pause button while slides are paused. @default 'Play' */
  playLabel?: string | undefined;
}

/** The elements that take the focus of a slide that goes away: each says which slide is shown now. */
const SHOWN =
  '[data-slot="carousel-dot"][aria-current], [data-slot="carousel-position"], [data-slot="carousel-slide"]';

const ROOT = 'ds:grid ds:grid-cols-[minmax(0,1fr)] ds:gap-4 ds:font-sans ds:text-default';

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
  /** Called with the next slide, on a press of a dot or an arrow, a swipe or the timer. */
  onIndexChange?: ((index: number) => void) | undefined;
  /**
   * Buttons to the previous and the next slide, before the dots. With more than twelve slides the position, '3 of 30',
   * is beside them instead of the dots.
   * @default false
   */
  arrows?: boolean | undefined;
  /**
   * Whether the first slide follows the last one. Otherwise the slides end there, and so does autoplay.
   * @default true
   */
  loop?: boolean | undefined;
  /**
   * Whether slides change automatically, except under reduced motion; a pause button appears.
   * @default false
   */
  autoplay?: boolean | undefined;
  /**
   * How long autoplay shows a slide, in milliseconds.
   * @default 3000, or what `duration.ambient` is set to
   */
  interval?: number | undefined;
  /** Whether autoplay is paused; makes that state controlled. */
  paused?: boolean | undefined;
  /**
   * Whether it starts paused, when uncontrolled.
   * @default false
   */
  defaultPaused?: boolean | undefined;
  /** Called when the state changes: by the button, by keyboard focus inside, or at the last slide without `loop`. */
  onPausedChange?: ((paused: boolean) => void) | undefined;
}

/**
 * Shows one of several slides at a time. Show essential content outside of it: most readers see the first slide only.
 *
 * WAI-ARIA APG, Carousel (with dots). With `autoplay` slides change after each `interval`. They wait under the pointer,
 * and pause when keyboard focus enters or by a visible button (WCAG 2.2.2).
 *
 * @example
 * <Carousel label="Customers" arrows>
 *   <Quote author="Ada Lovelace">We were live in four days.</Quote>
 *   <Quote author="Grace Hopper">One login for every screen.</Quote>
 * </Carousel>
 */
export function Carousel({
  label,
  children,
  perSlide = 1,
  index,
  defaultIndex = 0,
  onIndexChange,
  arrows = false,
  loop = true,
  autoplay = false,
  interval,
  paused,
  defaultPaused = false,
  onPausedChange,
  roleLabel = 'carousel',
  slideRoleLabel = 'slide',
  slideLabel = '{n} of {m}',
  dotsLabel = 'Choose a slide',
  dotLabel = 'Slide {n} of {m}',
  previousLabel = 'Previous slide',
  nextLabel = 'Next slide',
  pauseLabel,
  playLabel,
  className,
  onFocus,
  ref,
  ...props
}: CarouselProps) {
  useStyleCheck('carousel');
  const root = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLElement, []);
  const size = usePerSlide(perSlide);
  const slides = chunk(Children.toArray(children), size);
  // Not useControllableState: when slides come or go, the index moves without a call of `onIndexChange`.
  const [own, setOwn] = useState(defaultIndex);
  const current = index ?? own;
  const way = useRef<CarouselWay>(0);
  const goTo = (slide: number, along: CarouselWay = 0) => {
    way.current = along;
    setOwn(slide);
    onIndexChange?.(slide);
  };
  const [isPaused, setPaused] = useControllableState(paused, defaultPaused, onPausedChange);
  const last = Math.max(slides.length - 1, 0);
  const shown = Math.min(Math.max(current, 0), last);
  const key = keyOf(slides[shown]?.[0], 0);
  const [[was, wasKey, wasSize], setWas] = useState([current, key, size]);
  if (current !== was || key !== wasKey || size !== wasSize) {
    // Slides came or went before the shown one: it stays.
    const moved = slides.findIndex((items) => items.some((item) => keyOf(item, 0) === wasKey));
    if (current === was && size === wasSize && moved >= 0) setOwn(moved);
    setWas([current, key, size]);
  }
  const engine = useCarouselEngine({ index: shown, loop, way, onIndexChange: goTo });
  const isAtEnd = !loop && shown === last;

  const rotates = autoplay && slides.length > 1;
  const advance = () => (isAtEnd ? setPaused(true) : goTo((shown + 1) % slides.length, 1));
  const pauseOrPlay = (next: boolean) => {
    setPaused(next);
    if (!next && isAtEnd) goTo(0);
  };
  const live = engine.ready && (!rotates || isPaused || engine.still) ? 'polite' : 'off';

  return (
    <KeepFocus part={root} to={SHOWN}>
      <section
        data-slot="carousel"
        data-state={rotates && !isPaused ? 'playing' : 'paused'}
        data-per-slide={perSlide}
        data-dragging={engine.dragging || undefined}
        {...props}
        ref={root}
        aria-label={label}
        aria-roledescription={roleLabel}
        className={cx(ROOT, className)}
        onFocus={(event) => {
          onFocus?.(event);
          // Keyboard focus that enters stops the slides until somebody starts them again (WAI-ARIA APG).
          if (rotates && !isPaused && entersByKeyboard(event)) setPaused(true);
        }}
      >
        {slides.length > 1 && (
          <CarouselControls
            {...{ label, slideLabel, dotsLabel, dotLabel, loop, goTo, interval }}
            count={slides.length}
            index={shown}
            arrows={arrows && { previousLabel, nextLabel }}
            onTime={engine.ready && rotates ? advance : undefined}
            toggle={autoplay && { paused: isPaused, onPausedChange: pauseOrPlay, pauseLabel, playLabel }}
          />
        )}
        <div ref={engine.viewport} data-slot="carousel-viewport" aria-live={live}>
          <CarouselSlides
            {...{ slides, size, slideLabel, slideRoleLabel }}
            index={engine.ready ? shown : undefined}
          />
        </div>
      </section>
    </KeepFocus>
  );
}

function entersByKeyboard({ currentTarget, relatedTarget, target }: FocusEvent<HTMLElement>): boolean {
  const comesFromInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
  return !comesFromInside && target.matches(':focus-visible');
}
