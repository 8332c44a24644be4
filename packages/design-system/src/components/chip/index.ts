export { Chip, type ChipProps } from './chip.js';
export { type ChipSize, type ChipVariants, chipVariants } from './chip.variants.js';
