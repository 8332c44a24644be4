export {
  ChipMarquee,
  type ChipMarqueeDirection,
  type ChipMarqueeItem,
  type ChipMarqueeProps,
  type ChipMarqueeRows,
  type ChipMarqueeSpeed,
} from './chip-marquee.js';
