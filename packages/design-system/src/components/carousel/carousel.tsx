'use client';

import { Children, type ComponentPropsWithRef, type FocusEvent, type ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { useOwnOr } from '../../lib/use-own-or.js';
import { MotionToggle } from '../motion-toggle/motion-toggle.js';
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

/** Without script and on paper the slides form a row, which needs no controls. */
const CONTROLS = 'ds:flex ds:items-center ds:gap-2 ds:noscript:hidden ds:print:hidden';

/** A diamond on a target of 32 × 44 px, filled on the current slide. */
const DOT = cx(
  'ds:grid ds:h-control ds:w-8 ds:cursor-pointer ds:place-items-center ds:rounded-sm ds:focus-visible:focus-ring-inside',
  'ds:before:size-3 ds:before:rotate-45 ds:before:border-thread ds:before:border-strong',
  'ds:before:transition-colors ds:before:duration-fast ds:before:ease-standard',
  'ds:enabled-hover:before:border-selected ds:aria-[current]:before:border-selected',
  'ds:aria-[current]:before:border-[calc(var(--ds-space-3)/2)]',
);

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
  const [current, goTo] = useOwnOr(index, defaultIndex, onIndexChange);
  const [isPaused, setPaused] = useOwnOr(paused, defaultPaused, onPausedChange);
  const shown = Math.min(Math.max(current, 0), Math.max(slides.length - 1, 0));
  const engine = useCarouselEngine({ index: shown, onIndexChange: goTo });

  const several = slides.length > 1;
  const rotates = autoplay && several;
  const live = engine.ready && (!rotates || isPaused || engine.still) ? 'polite' : 'off';

  /** A keyboard that comes in stops the slides, until somebody starts them again (WAI-ARIA APG). */
  const stopForKeyboard = (event: FocusEvent<HTMLElement>) => {
    onFocus?.(event);
    const comesIn = !(
      event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
    );
    if (rotates && !isPaused && comesIn && event.target.matches(':focus-visible')) setPaused(true);
  };

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
      onFocus={stopForKeyboard}
    >
      {several && (
        <div data-slot="carousel-controls" className={CONTROLS}>
          {autoplay && (
            <MotionToggle
              data-slot="carousel-toggle"
              paused={isPaused}
              onPausedChange={setPaused}
              {...{ label, pauseLabel, playLabel }}
            />
          )}
          <div data-slot="carousel-dots" role="group" aria-label={dotsLabel} className="ds:flex ds:flex-wrap">
            {slides.map((_, slide) => (
              <button
                key={nameOf(dotLabel, slide, slides.length)}
                data-slot="carousel-dot"
                type="button"
                aria-label={nameOf(dotLabel, slide, slides.length)}
                aria-current={slide === shown ? 'true' : undefined}
                className={DOT}
                onClick={() => goTo(slide)}
              />
            ))}
          </div>
          <div data-slot="carousel-thread" aria-hidden="true">
            {engine.ready && rotates && (
              <span
                key={shown}
                data-slot="carousel-timer"
                onAnimationIteration={() => goTo((shown + 1) % slides.length)}
              />
            )}
          </div>
        </div>
      )}
      <div ref={engine.viewport} data-slot="carousel-viewport" aria-live={live}>
        <div data-slot="carousel-track" data-chunk={size}>
          {slides.map((items, slide) => (
            <div
              key={nameOf(slideLabel, slide, slides.length)}
              data-slot="carousel-slide"
              role="group"
              aria-roledescription={slideRoleLabel}
              aria-label={nameOf(slideLabel, slide, slides.length)}
              inert={engine.ready && slide !== shown}
            >
              {items.map((item, place) => (
                <div key={keyOf(item, place)} data-slot="carousel-item">
                  {item}
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function nameOf(text: string, slide: number, count: number): string {
  return text.replace('{n}', String(slide + 1)).replace('{m}', String(count));
}

/** `Children.toArray` gives every element a key; a text has its place alone. */
function keyOf(item: ReactNode, place: number): string {
  const key = typeof item === 'object' && item !== null && 'key' in item ? item.key : null;
  return key ?? `item ${place + 1}`;
}
