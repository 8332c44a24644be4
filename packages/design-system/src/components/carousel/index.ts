export { Carousel, type CarouselProps } from './carousel.js';
export type { CarouselPerSlide } from './use-per-slide.js';
