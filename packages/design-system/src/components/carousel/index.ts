export { Carousel, type CarouselProps } from './carousel.js';
export {
  type CarouselPerSlide,
  carouselControlsVariants,
  carouselDotVariants,
  carouselVariants,
} from './carousel.variants.js';
