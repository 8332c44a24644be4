'use client';

import { cva } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { useControllableState } from '../../lib/use-controllable-state.js';
import { useStyleCheck } from '../../lib/use-style-check.js';
import { Chip } from '../chip/chip.js';
import { MotionToggle } from '../motion-toggle/motion-toggle.js';

/** The direction of movement: `start` is to the left in a left-to-right page, `end` the other way. */
export type ChipMarqueeDirection = 'start' | 'end';

/** How fast the rows move: by one chip's width in 6000, 3000 or 1500 ms. */
export type ChipMarqueeSpeed = 'slow' | 'normal' | 'fast';

/** How many rows show the items; a second one moves in the opposite direction. */
export type ChipMarqueeRows = 1 | 2;

/** Where the pause button is: before the rows, or below them, so that they take the whole width. */
export type ChipMarqueeTogglePlacement = 'beside' | 'below';

/** One item of the row. */
export interface ChipMarqueeItem {
  /** Unique in the row. */
  id: string;
  /** A text, shown in a `Chip`; or a node of your own, rendered as it is. */
  content: ReactNode;
  /** The icon in the chip of a text. */
  mark?: ReactNode;
}

/** Props of {@link ChipMarquee}: those of a native `<div>` and these. */
export interface ChipMarqueeProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The items: at most 99, more throw an error. An empty list renders nothing. */
  items: readonly ChipMarqueeItem[];
  /** Names the group, and is part of the name of the pause button. */
  label: string;
  /**
   * How many rows show the items. A second row moves the opposite way and is decorative: assistive technology reads
   * each name once, and one button pauses both.
   * @default 1
   */
  rows?: ChipMarqueeRows | undefined;
  /**
   * The direction of the first row.
   * @default 'start'
   */
  direction?: ChipMarqueeDirection | undefined;
  /**
   * The speed of the rows. For another speed, set `--ds-chip-marquee-time` to the time of one chip's width.
   * @default 'normal'
   */
  speed?: ChipMarqueeSpeed | undefined;
  /**
   * The position of the pause button: `below` for rows from edge to edge. In the focus order it is always before the rows.
   * @default 'beside'
   */
  togglePlacement?: ChipMarqueeTogglePlacement | undefined;
  /** Whether the rows are paused; makes that state controlled. */
  paused?: boolean | undefined;
  /**
   * Whether it starts paused, when uncontrolled.
   * @default false
   */
  defaultPaused?: boolean | undefined;
  /** Called when the button changes the state. */
  onPausedChange?: ((paused: boolean) => void) | undefined;
  /**
   * Label of the pause button while the rows move.
   * @default 'Pause'
   */
  pauseLabel?: string | undefined;
  /**
   * Label of the pause button while the rows are paused.
   * @default 'Play'
   */
  playLabel?: string | undefined;
}

/** The most chips that any screen shows at once; chip-marquee.css has the number for each width. */
const MOST_VISIBLE = 8;

/** styles.css has a class for each number of chips up to this one. */
const MOST_ITEMS = 99;

/**
 * Shows many names of equal weight in one or two slow, endless rows. For a list to be read in order or compared, use plain
 * chips that wrap.
 *
 * One real list (WAI-ARIA `list`); its copies and the second row are inert and hidden from assistive technology. It
 * pauses under the pointer, on focus and by its button (WCAG 2.2.2). With reduced motion, without script and in print
 * it is one complete list that wraps.
 *
 * @example
 * <ChipMarquee label="Technologies" items={[{ id: 'react', content: 'React' }, { id: 'go', content: 'Go' }]} />
 */
export function ChipMarquee({
  items,
  label,
  rows = 1,
  direction = 'start',
  speed = 'normal',
  togglePlacement = 'beside',
  paused,
  defaultPaused = false,
  onPausedChange,
  pauseLabel,
  playLabel,
  className,
  ...props
}: ChipMarqueeProps) {
  useStyleCheck('chip-marquee');
  const [isPaused, setPaused] = useControllableState(paused, defaultPaused, onPausedChange);
  const isBelow = togglePlacement === 'below';
  if (items.length === 0) return null;
  if (items.length > MOST_ITEMS) {
    throw new Error(
      `ChipMarquee takes at most ${MOST_ITEMS} items, not ${items.length}. Show them as a list.`,
    );
  }
  return (
    <div
      data-slot="chip-marquee"
      data-state={isPaused ? 'paused' : 'playing'}
      data-speed={speed}
      role="group"
      aria-label={label}
      {...props}
      className={cx(
        'ds:grid ds:font-sans ds:at-rest:block',
        isBelow ? 'ds:gap-4' : 'ds:grid-cols-[auto_minmax(0,1fr)] ds:items-center ds:gap-2',
        `ds:chips-${items.length}`,
        className,
      )}
    >
      <MotionToggle
        data-slot="chip-marquee-toggle"
        className={isBelow ? 'ds:order-1 ds:justify-self-start' : undefined}
        label={label}
        paused={isPaused}
        onPausedChange={setPaused}
        pauseLabel={pauseLabel}
        playLabel={playLabel}
      />
      <div data-slot="chip-marquee-rows" className="ds:grid ds:min-w-0 ds:gap-4">
        <Row items={items} direction={direction} />
        {rows === 2 && <Row items={items} direction={direction === 'start' ? 'end' : 'start'} repeats />}
      </div>
    </div>
  );
}

interface RowProps extends Pick<ChipMarqueeProps, 'items'> {
  direction: ChipMarqueeDirection;
  /** It consists of copies only. */
  repeats?: boolean;
}

const chipMarqueeViewportClasses = cva('ds:min-w-0', {
  variants: { repeats: { true: 'ds:at-rest:hidden', false: '' } },
});

const chipMarqueeListClasses = cva('ds:flex ds:shrink-0', {
  variants: {
    copy: {
      true: 'ds:at-rest:hidden',
      false: 'ds:at-rest:shrink ds:at-rest:flex-wrap ds:at-rest:gap-2',
    },
  },
});

/** One row: the list, then enough copies to fill the row. */
function Row({ items, direction, repeats = false }: RowProps) {
  const copies = Math.ceil(MOST_VISIBLE / items.length) + (repeats ? 1 : 0);
  return (
    <div
      data-slot="chip-marquee-viewport"
      data-direction={direction}
      className={chipMarqueeViewportClasses({ repeats })}
    >
      <div data-slot="chip-marquee-track" className="ds:chip-marquee-track">
        {!repeats && (
          <ul data-slot="chip-marquee-list" role="list" className={chipMarqueeListClasses({ copy: false })}>
            <Items items={items} />
          </ul>
        )}
        {Array.from({ length: copies }, (_, copy) => `copy ${copy + 1}`).map((copy) => (
          <ul
            key={copy}
            data-slot="chip-marquee-copy"
            className={chipMarqueeListClasses({ copy: true })}
            aria-hidden="true"
            inert
          >
            <Items items={items} />
          </ul>
        ))}
      </div>
    </div>
  );
}

/** An item. A picture inside is at most as wide as the item. */
const ITEM =
  'ds:grid ds:grid-cols-[minmax(0,1fr)] ds:items-center ds:break-inside-avoid ds:[&_img]:missing-picture ds:[&_img]:h-auto ds:[&_img]:max-w-full';

function Items({ items }: Pick<ChipMarqueeProps, 'items'>) {
  return items.map(({ id, content, mark }) => (
    <li key={id} data-slot="chip-marquee-item" className={ITEM}>
      {typeof content === 'string' ? (
        <Chip size="sm" mark={mark}>
          {content}
        </Chip>
      ) : (
        content
      )}
    </li>
  ));
}
