'use client';

import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/icons.js';
import { cx } from '../../lib/cx.js';
import { IconButton } from '../icon-button/icon-button.js';
import { MotionToggle, type MotionToggleProps } from '../motion-toggle/motion-toggle.js';
import { slideName } from './slide-name.js';
import type { CarouselWay } from './use-carousel-engine.js';

/** The most slides that have dots. Among more dots, the current one no longer shows the position. */
const MOST_DOTS = 12;

interface CarouselControlsProps {
  label: string;
  slideLabel: string;
  dotsLabel: string;
  dotLabel: string;
  /** How many slides there are. */
  count: number;
  /** The slide that is shown, from 0. */
  index: number;
  /** The first slide follows the last one. */
  loop: boolean;
  /** Shows a slide. Default: by the shorter way. */
  goTo: (slide: number, way?: CarouselWay) => void;
  /** Names of the arrows, where there are any. */
  arrows: { previousLabel: string; nextLabel: string } | false;
  /** Called when the time of a slide is over; without it there is no timer. */
  onTime: (() => void) | undefined;
  /** The time of a slide in ms; that of the stylesheet by default. */
  interval: number | undefined;
  /** Props of the pause button; none where nothing changes by itself. */
  toggle: Omit<MotionToggleProps, 'label'> | false;
}

/** Without script and on paper the slides form a row, which needs no controls. */
const CONTROLS = 'ds:flex ds:items-center ds:gap-2 ds:noscript:hidden ds:print:hidden';

/** The row of controls: pause button, arrows, a dot for each slide or the position in many, timer. */
export function CarouselControls({
  label,
  slideLabel,
  dotsLabel,
  dotLabel,
  count,
  index,
  loop,
  goTo,
  arrows,
  onTime,
  interval,
  toggle,
}: CarouselControlsProps) {
  return (
    <div data-slot="carousel-controls" className={cx(CONTROLS, arrows && 'ds:flex-wrap')}>
      {toggle && <MotionToggle data-slot="carousel-toggle" label={label} {...toggle} />}
      {arrows && (
        <>
          <IconButton
            data-slot="carousel-previous"
            label={arrows.previousLabel}
            variant="neutral"
            // Not `disabled`, which would drop the focus at the end.
            aria-disabled={(!loop && index === 0) || undefined}
            onClick={() => goTo((index + count - 1) % count, -1)}
          >
            <ChevronLeftIcon data-slot="carousel-arrow" className="ds:size-icon" />
          </IconButton>
          <IconButton
            data-slot="carousel-next"
            label={arrows.nextLabel}
            variant="neutral"
            aria-disabled={(!loop && index === count - 1) || undefined}
            onClick={() => goTo((index + 1) % count, 1)}
          >
            <ChevronRightIcon data-slot="carousel-arrow" className="ds:size-icon" />
          </IconButton>
        </>
      )}
      {arrows && count > MOST_DOTS ? (
        <p data-slot="carousel-position" tabIndex={-1} className="ds:px-3 ds:text-body-sm">
          {slideName(slideLabel, index, count)}
        </p>
      ) : (
        <div data-slot="carousel-dots" role="group" aria-label={dotsLabel} className="ds:flex ds:flex-wrap">
          {Array.from({ length: count }, (_, slide) => ({
            slide,
            name: slideName(dotLabel, slide, count),
          })).map(({ slide, name }) => (
            <button
              key={slide}
              data-slot="carousel-dot"
              type="button"
              aria-label={name}
              aria-current={slide === index ? 'true' : undefined}
              className="ds:carousel-dot"
              onClick={() => goTo(slide)}
            />
          ))}
        </div>
      )}
      <div data-slot="carousel-thread" aria-hidden="true">
        {onTime && (
          // Rendered in the browser alone, where React sets styles by script, which a strict content policy allows.
          <span
            key={index}
            data-slot="carousel-timer"
            className="ds:carousel-timer"
            style={interval === undefined ? undefined : { animationDuration: `${interval}ms` }}
            onAnimationIteration={onTime}
          />
        )}
      </div>
    </div>
  );
}
