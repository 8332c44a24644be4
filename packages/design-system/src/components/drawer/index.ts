export {
  Drawer,
  DrawerClose,
  type DrawerCloseProps,
  type DrawerProps,
  DrawerTrigger,
  type DrawerTriggerProps,
} from './drawer.js';
export { DrawerContent, type DrawerContentProps, type DrawerSide } from './drawer-content.js';
