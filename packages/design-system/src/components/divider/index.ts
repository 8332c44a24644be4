export { Divider, type DividerOrientation, type DividerProps, type DividerVariant } from './divider.js';
