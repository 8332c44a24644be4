export { MotionToggle, type MotionToggleProps } from './motion-toggle.js';
export { motionToggleVariants } from './motion-toggle.variants.js';
