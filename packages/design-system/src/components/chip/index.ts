export { Chip, type ChipProps } from './chip.js';
export { chipVariants } from './chip.variants.js';
