export {
  ChipMarquee,
  type ChipMarqueeDirection,
  type ChipMarqueeItem,
  type ChipMarqueeProps,
  type ChipMarqueeRows,
  type ChipMarqueeSpeed,
  type ChipMarqueeTogglePlacement,
} from './chip-marquee.js';
