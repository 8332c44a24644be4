'use client';

import useEmblaCarousel from 'embla-carousel-react';
import { type RefCallback, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLatest } from '../../lib/use-latest.js';

/*
 * The one file that knows Embla. What it does: bring a slide into view, by itself or with a finger, without an end.
 * Time, names and states are the component's.
 */

/**
 * Embla counts a transition in a unit of its own: with 19, a slide is within 0.3 % of its place after 500 ms
 * (duration.moderate), and passes it by less than 0.05 %.
 */
const TRANSITION = 19;

/** What the engine is told. */
export interface CarouselEngineOptions {
  /** The slide to show, from 0. */
  index: number;
  /** Called when a finger or the pointer has brought another slide. */
  onIndexChange: (index: number) => void;
}

/** What the engine knows. */
export interface CarouselEngine {
  /** Goes on the element that the slides are seen through. */
  viewport: RefCallback<HTMLElement>;
  /** It has taken over; not on a server, nor in the first client render. */
  ready: boolean;
  /** A finger or the pointer holds the slides. */
  dragging: boolean;
  /** Motion is unwanted here, so slides change at once. */
  still: boolean;
}

/** Brings a slide into view and follows a finger; see {@link CarouselEngineOptions}. */
export function useCarouselEngine({ index, onIndexChange }: CarouselEngineOptions): CarouselEngine {
  const node = useRef<HTMLElement>(null);
  const { direction, still } = useSurroundings(node);
  const options = useMemo<Parameters<typeof useEmblaCarousel>[0]>(
    () => ({ align: 'start', loop: true, duration: TRANSITION, direction }),
    [direction],
  );
  const [emblaRef, embla] = useEmblaCarousel(options);
  const [dragging, setDragging] = useState(false);
  const [, setReports] = useState(0);
  const viewport = useCallback<RefCallback<HTMLElement>>(
    (element) => {
      node.current = element;
      emblaRef(element);
    },
    [emblaRef],
  );

  const latest = useLatest({ index, onIndexChange, still });

  // After every render, since the host may have refused what was reported.
  useEffect(() => {
    if (embla && embla.selectedScrollSnap() !== index) embla.scrollTo(index, latest.current.still);
  });

  useEffect(() => {
    if (!embla) return;
    const report = () => {
      const selected = embla.selectedScrollSnap();
      if (selected === latest.current.index) return;
      latest.current.onIndexChange(selected);
      setReports((count) => count + 1);
    };
    const obey = () => {
      if (embla.selectedScrollSnap() !== latest.current.index) embla.scrollTo(latest.current.index, true);
    };
    const hold = () => setDragging(true);
    const release = () => {
      setDragging(false);
      if (latest.current.still) embla.scrollTo(embla.selectedScrollSnap(), true);
    };
    embla.on('select', report).on('reInit', obey);
    embla.on('pointerDown', hold).on('pointerUp', release);
    return () => {
      embla.off('select', report).off('reInit', obey);
      embla.off('pointerDown', hold).off('pointerUp', release);
    };
  }, [embla, latest]);

  return { viewport, ready: embla !== undefined, dragging, still };
}

interface Surroundings {
  direction: 'ltr' | 'rtl';
  still: boolean;
}

/** What the stylesheet says around an element: the tokens turn movement off by a transition of no length. */
function useSurroundings(node: { current: HTMLElement | null }): Surroundings {
  const [around, setAround] = useState<Surroundings>({ direction: 'ltr', still: false });
  const [, setAsked] = useState(0);
  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    const ask = () => setAsked((count) => count + 1);
    query.addEventListener('change', ask);
    return () => query.removeEventListener('change', ask);
  }, []);
  useLayoutEffect(() => {
    if (!node.current) return;
    const style = getComputedStyle(node.current);
    const direction = style.direction === 'rtl' ? 'rtl' : 'ltr';
    const still = Number.parseFloat(style.getPropertyValue('--ds-duration-moderate')) === 0;
    if (direction !== around.direction || still !== around.still) setAround({ direction, still });
  });
  return around;
}
