export { MobileMenu, type MobileMenuProps } from './mobile-menu.js';
export {
  type MobileMenuItemTone,
  type MobileMenuItemVariants,
  mobileMenuItemVariants,
} from './mobile-menu.variants.js';
export { MobileMenuItem, type MobileMenuItemProps } from './mobile-menu-item.js';
