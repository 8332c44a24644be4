export { MobileMenu, type MobileMenuProps } from './mobile-menu.js';
export { MobileMenuItem, type MobileMenuItemProps, type MobileMenuItemTone } from './mobile-menu-item.js';
