export type { Responsive } from '../../lib/layout.js';
export { Grid, type GridAlign, type GridColumns, type GridProps } from './grid.js';
