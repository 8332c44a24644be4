export { ChipMarquee, type ChipMarqueeItem, type ChipMarqueeProps } from './chip-marquee.js';
export {
  type ChipMarqueeDirection,
  type ChipMarqueeRows,
  chipMarqueeItemVariants,
  chipMarqueeListVariants,
  chipMarqueeVariants,
  chipMarqueeViewportVariants,
} from './chip-marquee.variants.js';
