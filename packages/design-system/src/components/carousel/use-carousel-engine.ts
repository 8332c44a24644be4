'use client';

import useEmblaCarousel from 'embla-carousel-react';
import {
  type RefCallback,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { watchMedia } from '../../lib/media-query.js';
import { useLatest } from '../../lib/use-latest.js';

/*
 * The only file that knows Embla, which scrolls a slide into view, follows a swipe and loops. The timer, names and
 * states belong to the component.
 */

/**
 * Embla's own unit of duration. With 19 a slide is within 0.3 % of its place after 500 ms (duration.moderate) and
 * overshoots by less than 0.05 %.
 */
const TRANSITION = 19;

/** What Embla cannot start without. jsdom, in which customers test their pages, has none of them. */
const EMBLA_NEEDS = ['ResizeObserver', 'IntersectionObserver', 'matchMedia'];

/** Forwards (1), backwards (-1), or whichever way is shorter (0). */
export type CarouselWay = 1 | -1 | 0;

/** Options of the engine. */
interface CarouselEngineOptions {
  /** The slide to show, from 0. */
  index: number;
  /** The first slide follows the last one. */
  loop: boolean;
  /** The way to the slide to show, read once: forwards or backwards, or the shorter one. */
  way: RefObject<CarouselWay>;
  /** Called when a swipe has brought another slide into view. */
  onIndexChange: (index: number) => void;
}

/** State of the engine. */
interface CarouselEngine {
  /** Ref of the viewport. */
  viewport: RefCallback<HTMLElement>;
  /** Embla runs; false on the server and in the first client render. */
  ready: boolean;
  /** The slides are being dragged. */
  dragging: boolean;
  /** Motion is reduced, so slides change instantly. */
  still: boolean;
}

/** Scrolls the given slide into view and reports swipes. */
export function useCarouselEngine({
  index,
  loop,
  way,
  onIndexChange,
}: CarouselEngineOptions): CarouselEngine {
  const node = useRef<HTMLElement>(null);
  const { direction, still } = useSurroundings(node);
  const options = useMemo<Parameters<typeof useEmblaCarousel>[0]>(
    () => ({ align: 'start', loop, containScroll: false, duration: TRANSITION, direction }),
    [direction, loop],
  );
  const [emblaRef, embla] = useEmblaCarousel(options);
  const [dragging, setDragging] = useState(false);
  const [, setReports] = useState(0);
  const viewport = useCallback<RefCallback<HTMLElement>>(
    (element) => {
      node.current = element;
      if (EMBLA_NEEDS.every((name) => name in globalThis)) emblaRef(element);
    },
    [emblaRef],
  );

  const latest = useLatest({ index, onIndexChange, still });
  const placed = useRef<typeof embla>(undefined);

  // After every render, because the host may have rejected the reported slide. Embla does not know a new slide yet, and would
  // take its index for that of another one; `obey` follows when it does.
  useEffect(() => {
    const knows = embla && index < embla.scrollSnapList().length;
    if (!knows) return;
    // A new Embla, also that of an `Activity` that is shown again, starts at the first slide.
    const isNew = placed.current !== embla;
    placed.current = embla;
    if (embla.selectedScrollSnap() === index) return;
    show(embla, index, way.current, isNew || latest.current.still);
    way.current = 0;
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
      // A resize ends a drag without `pointerUp`.
      setDragging(false);
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

  useKeyAfterSwipe(embla);

  return { viewport, ready: embla !== undefined, dragging, still };
}

type Embla = ReturnType<typeof useEmblaCarousel>[1];

/** Scrolls to a slide, by the shorter way: between two slides, both are as short. */
function show(embla: NonNullable<Embla>, index: number, way: CarouselWay, jump: boolean): void {
  const isOneOfTwo = embla.scrollSnapList().length === 2;
  if (isOneOfTwo && way === 1) embla.scrollNext(jump);
  else if (isOneOfTwo && way === -1) embla.scrollPrev(jump);
  else embla.scrollTo(index, jump);
}

/**
 * Embla stops the click that ends a drag. A swipe ends without one, so it would stop the next click by keyboard or assistive
 * technology instead, unless it starts anew before that click reaches it.
 */
function useKeyAfterSwipe(embla: Embla): void {
  useEffect(() => {
    let swiped = false;
    const mark = () => {
      swiped = true;
    };
    const forget = () => {
      swiped = false;
    };
    const startAnew = ({ detail }: MouseEvent) => {
      if (detail === 0 && swiped) embla?.reInit();
    };
    const around = embla?.rootNode().parentElement;
    embla?.on('pointerDown', mark).on('reInit', forget);
    around?.addEventListener('click', startAnew, true);
    return () => {
      embla?.off('pointerDown', mark).off('reInit', forget);
      around?.removeEventListener('click', startAnew, true);
    };
  }, [embla]);
}

interface Surroundings {
  direction: 'ltr' | 'rtl';
  still: boolean;
}

/**
 * Direction and reduced motion as the stylesheet has them around an element: the tokens set the duration to 0 under
 * reduced motion.
 */
function useSurroundings(node: { current: HTMLElement | null }): Surroundings {
  const [around, setAround] = useState<Surroundings>({ direction: 'ltr', still: false });
  const [, setAsked] = useState(0);
  useEffect(() => {
    const ask = () => setAsked((count) => count + 1);
    // Of the page, or of something between it and the slides.
    const turned = new MutationObserver(ask);
    turned.observe(node.current?.ownerDocument ?? document, { attributeFilter: ['dir'], subtree: true });
    const unwatch = watchMedia('(prefers-reduced-motion: reduce)', ask);
    return () => {
      turned.disconnect();
      unwatch();
    };
  }, [node]);
  useLayoutEffect(() => {
    if (!node.current) return;
    const style = getComputedStyle(node.current);
    const direction = style.direction === 'rtl' ? 'rtl' : 'ltr';
    const still = Number.parseFloat(style.getPropertyValue('--ds-duration-moderate')) === 0;
    if (direction !== around.direction || still !== around.still) setAround({ direction, still });
  });
  return around;
}
