'use client';

import { cx } from '../../lib/cx.js';
import { MotionToggle, type MotionToggleProps } from '../motion-toggle/motion-toggle.js';
import { slideName } from './slide-name.js';

interface CarouselControlsProps {
  label: string;
  dotsLabel: string;
  dotLabel: string;
  /** How many slides there are. */
  count: number;
  /** The slide that is shown, from 0. */
  index: number;
  goTo: (slide: number) => void;
  /** A timer runs, and asks for the next slide when it is over. */
  timed: boolean;
  /** Props of the pause button; none where nothing changes by itself. */
  toggle: Omit<MotionToggleProps, 'label'> | false;
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

/** The row of controls: pause button, a dot for each slide, timer. */
export function CarouselControls({
  label,
  dotsLabel,
  dotLabel,
  count,
  index,
  goTo,
  timed,
  toggle,
}: CarouselControlsProps) {
  const dots = Array.from({ length: count }, (_, slide) => ({
    slide,
    name: slideName(dotLabel, slide, count),
  }));
  return (
    <div data-slot="carousel-controls" className={CONTROLS}>
      {toggle && <MotionToggle data-slot="carousel-toggle" label={label} {...toggle} />}
      <div data-slot="carousel-dots" role="group" aria-label={dotsLabel} className="ds:flex ds:flex-wrap">
        {dots.map(({ slide, name }) => (
          <button
            key={name}
            data-slot="carousel-dot"
            type="button"
            aria-label={name}
            aria-current={slide === index ? 'true' : undefined}
            className={DOT}
            onClick={() => goTo(slide)}
          />
        ))}
      </div>
      <div data-slot="carousel-thread" aria-hidden="true">
        {timed && (
          <span
            key={index}
            data-slot="carousel-timer"
            onAnimationIteration={() => goTo((index + 1) % count)}
          />
        )}
      </div>
    </div>
  );
}
