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
  const named = slides.map((items, slide) => ({
    items,
    slide,
    name: slideName(slideLabel, slide, slides.length),
  }));
  return (
    <div data-slot="carousel-track" data-chunk={size}>
      {named.map(({ items, slide, name }) => (
        <div
          key={slide}
          data-slot="carousel-slide"
          role="group"
          aria-roledescription={slideRoleLabel}
          aria-label={name}
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
function keyOf(item: ReactNode, place: number): string {
  const key = typeof item === 'object' && item !== null && 'key' in item ? item.key : null;
  return key ?? `item ${place + 1}`;
}
