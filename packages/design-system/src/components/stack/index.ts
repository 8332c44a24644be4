export type { Gap } from '../../lib/layout.js';
export { Stack, type StackAlign, type StackProps } from './stack.js';
