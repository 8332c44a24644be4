export { Chip, type ChipProps, type ChipSize } from './chip.js';
