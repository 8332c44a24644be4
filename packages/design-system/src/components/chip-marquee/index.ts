export {
  ChipMarquee,
  type ChipMarqueeDirection,
  type ChipMarqueeItem,
  type ChipMarqueeProps,
  type ChipMarqueeRows,
} from './chip-marquee.js';
