export { MobileMenu, type MobileMenuProps } from './mobile-menu.js';
export { MobileMenuGroup, type MobileMenuGroupProps } from './mobile-menu-group.js';
export { MobileMenuItem, type MobileMenuItemProps, type MobileMenuItemVariant } from './mobile-menu-item.js';
