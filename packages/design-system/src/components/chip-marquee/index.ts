export { ChipMarquee, type ChipMarqueeItem, type ChipMarqueeProps } from './chip-marquee.js';
export {
  type ChipMarqueeDirection,
  chipMarqueeItemVariants,
  chipMarqueeListVariants,
  chipMarqueeVariants,
} from './chip-marquee.variants.js';
