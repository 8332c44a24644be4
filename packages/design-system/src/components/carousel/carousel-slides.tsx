import type { ReactNode } from 'react';
import { slideName } from './slide-name.js';

interface CarouselSlidesProps {
  /** The items of each slide. */
  slides: readonly (readonly ReactNode[])[];
  /** How many items a full slide has. */
  size: number;
  slideLabel: string;
  slideRoleLabel: string;
  /** The slide that is shown; the others are inert. Undefined before script takes over: then none is inert. */
  index: number | undefined;
}

/** The slides side by side: a group each (WAI-ARIA APG, Carousel). */
export function CarouselSlides({ slides, size, slideLabel, slideRoleLabel, index }: CarouselSlidesProps) {
  return (
    <div data-slot="carousel-track" data-chunk={size}>
      {slides.map((items, slide) => (
        <div
          // A slide with one item has the key of that item, so it keeps its state when it moves. A slide with several is keyed by its place.
          key={size === 1 ? keyOf(items[0], slide) : slide}
          data-slot="carousel-slide"
          role="group"
          aria-roledescription={slideRoleLabel}
          aria-label={slideName(slideLabel, slide, slides.length)}
          // A single slide has no dots: it takes the focus itself when the focused slide or control goes away.
          tabIndex={slides.length === 1 ? -1 : undefined}
          inert={index !== undefined && slide !== index}
        >
          {items.map((item, place) => (
            <div key={keyOf(item, place)} data-slot="carousel-item">
              {item}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** `Children.toArray` gives every element a key; a text has only its place. */
export function keyOf(item: ReactNode, place: number): string {
  const key = typeof item === 'object' && item !== null && 'key' in item ? item.key : null;
  return key ?? `item ${place + 1}`;
}
